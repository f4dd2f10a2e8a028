import type { Page } from '@playwright/test';
import { bringAxe, violations } from '../e2e/axe';
import { expect, test } from '../e2e/fixtures';
import { stateGroups } from '../e2e/states';
import { visitStates } from '../e2e/visit';
import { framesDrawn } from '../e2e/walk';
import { dearest, type OwnPerfume } from '../helpers/goods';
import { faintTexts } from './contrast';
import { LARGER_TEXT, losses, WIDER_SPACING } from './losses';

/** Pixels per side (WCAG 2.5.8, and 2.5.5 on touch screens). */
const LEAST = { pointer: 24, finger: 44 };
/** A desktop's window is made narrower, step by step: at last it is one of 1280 by 1024 pixels at 400 % (WCAG 1.4.10). */
const NARROWER = [
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];
/** The state of a perfume's page has the words of its address. */
const stateOf = ({ path }: OwnPerfume): string => path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
/** States with text on dark backgrounds and pictures; axe checks text on flat backgrounds. */
const ON_PICTURES = [
  'home',
  'catalogue',
  stateOf(dearest),
  'contact',
  'menu',
  'perfume not sold yet',
  'cart',
];
/** Controls whose target is smaller than this many pixels per side. */
function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    /** Whether a control is a link within a sentence: its height is the line's (WCAG 2.5.8: Inline). */
    const isInSentence = (control: HTMLElement): boolean => {
      if (getComputedStyle(control).display !== 'inline') return false;
      let block = control.parentElement;
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
      return block !== null && block.textContent.trim() !== control.textContent.trim();
    };
    /**
     * The area that responds to a press, including the label of a checkbox and the layer that a link lays
     * over its panel.
     */
    const targetOf = (control: HTMLElement): DOMRect => {
      if (control instanceof HTMLInputElement && control.type === 'checkbox')
        return (control.labels?.[0] ?? control).getBoundingClientRect();
      const layer = getComputedStyle(control, '::after');
      const laid = layer.position === 'absolute' && layer.content !== 'none';
      return (laid ? (control.offsetParent ?? control) : control).getBoundingClientRect();
    };
    const controls = 'a[href], button, input, select, textarea, summary, [role="option"]';
    return (
      [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => !control.closest('[inert]') && !isInSentence(control))
        // Elements that appear with the focus are for keyboards.
        .filter((control) => getComputedStyle(control).clipPath === 'none')
        .filter((control) => !control.matches('[href="#content"]'))
        .map((control) => ({ control, box: targetOf(control) }))
        .filter(({ box }) => box.height < size - 0.5 || box.width < size - 0.5)
        .map(({ control, box }) => {
          const name = control.getAttribute('aria-label') ?? control.textContent.trim();
          return `${control.tagName} ${name || control.id}: ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`;
        })
    );
  }, least);
}

/** States that one test visits: few enough for a slow machine. */
const STATES_A_TEST = 6;

/** The states of a group, a few at a time. */
function portionsOf<State>(states: Readonly<Record<string, State>>): Record<string, State>[] {
  const all = Object.entries(states);
  return Array.from({ length: Math.ceil(all.length / STATES_A_TEST) }, (_, at) =>
    Object.fromEntries(all.slice(at * STATES_A_TEST, (at + 1) * STATES_A_TEST)),
  );
}

stateGroups.forEach((group) => {
  portionsOf(group.states).forEach((states, part, { length }) => {
    test(`${group.name}, ${part + 1} of ${length}: axe, size of targets, larger text, wider spacing, zoom, contrast with pictures`, async ({
      page,
      mock,
      problems,
      signIn,
      isMobile,
      viewport,
    }) => {
      test.setTimeout(180_000);
      // Fading after a change of the window size would be captured halfway.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await bringAxe(page);
      await visitStates({ page, mock, problems, signIn }, { ...group, states }, async (state) => {
        // On a desktop, `npm test` checks the routes.
        if (isMobile) expect.soft(await violations(page), state).toEqual([]);
        const small = await smallTargets(page, isMobile ? LEAST.finger : LEAST.pointer);
        expect.soft(small, `targets: ${state}`).toEqual([]);
        expect.soft(await losses(page), `as it is: ${state}`).toEqual([]);
        expect.soft(await losses(page, LARGER_TEXT), `200 % text: ${state}`).toEqual([]);
        expect.soft(await losses(page, WIDER_SPACING), `text spacing: ${state}`).toEqual([]);
        if (!isMobile && viewport) {
          for (const size of NARROWER) {
            await page.setViewportSize(size);
            await framesDrawn(page, 2);
            expect.soft(await losses(page), `narrowed to ${size.width} px: ${state}`).toEqual([]);
          }
          await page.setViewportSize(viewport);
        }
        if (ON_PICTURES.includes(state))
          expect.soft(await faintTexts(page), `contrast: ${state}`).toEqual([]);
      });
    });
  });
});
