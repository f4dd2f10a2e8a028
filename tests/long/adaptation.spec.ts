import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures';
import { LARGER_TEXT, losses, WIDER_SPACING } from './losses';
import { stateGroups } from '../e2e/states';
import { visitStates } from '../e2e/visit';

/** Pixels a side (WCAG 2.5.8, and 2.5.5 where a finger points). */
const LEAST = { pointer: 24, finger: 44 };

/** A window of 1280 by 1024 pixels at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** Controls whose target is smaller than so many pixels a side. */
function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    /** The line, not the link, sets the height of a link within a sentence (WCAG 2.5.8: Inline). */
    const withinText = (control: HTMLElement): boolean => {
      if (getComputedStyle(control).display !== 'inline') return false;
      let block = control.parentElement;
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
      return block !== null && block.textContent.trim() !== control.textContent.trim();
    };
    /** What is pressed: a tick box by its label too, and a link by the layer that it lays over its panel. */
    const targetOf = (control: HTMLElement): DOMRect => {
      if (control instanceof HTMLInputElement && control.type === 'checkbox') {
        return (control.labels?.[0] ?? control).getBoundingClientRect();
      }
      const layer = getComputedStyle(control, '::after');
      const laid = layer.position === 'absolute' && layer.content !== 'none';
      const panel = laid ? (control.offsetParent ?? control) : control;
      return panel.getBoundingClientRect();
    };
    return (
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary, [role="option"]',
        ),
      ]
        .filter(
          (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'),
        )
        // What comes into view with the focus is for keyboards.
        .filter(
          (control) => getComputedStyle(control).clipPath === 'none' && !control.matches('[href="#content"]'),
        )
        .filter((control) => !withinText(control))
        .map((control) => ({ control, box: targetOf(control) }))
        .filter(({ box }) => box.height < size - 0.5 || box.width < size - 0.5)
        .map(({ control, box }) => {
          const name = control.getAttribute('aria-label') ?? control.textContent.trim();
          return `${control.tagName} ${name || control.id}: ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`;
        })
    );
  }, least);
}

for (const group of stateGroups) {
  test(`targets, larger text, wider spacing, zoom: ${group.name}`, async ({
    page,
    mock,
    problems,
    signIn,
    isMobile,
    viewport,
  }) => {
    test.setTimeout(180_000);
    // What fades when a window changes its size would be seen on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitStates({ page, mock, problems, signIn }, group, async (state) => {
      const small = await smallTargets(page, isMobile ? LEAST.finger : LEAST.pointer);
      expect.soft(small, `targets: ${state}`).toEqual([]);
      expect.soft(await losses(page), `as it is: ${state}`).toEqual([]);
      expect.soft(await losses(page, LARGER_TEXT), `200 % text: ${state}`).toEqual([]);
      expect.soft(await losses(page, WIDER_SPACING), `text spacing: ${state}`).toEqual([]);
      if (isMobile || !viewport) return;
      await page.setViewportSize(ZOOMED);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      expect.soft(await losses(page), `400 % zoom: ${state}`).toEqual([]);
      await page.setViewportSize(viewport);
    });
  });
}
