import type { Page } from '@playwright/test';

/**
 * How far the page or its open dialog reaches over its edge in windows of each width, and the controls that lie
 * outside, unless a part scrolls to them.
 */
export async function sticksOut(page: Page, widths: readonly number[]): Promise<string[]> {
  const usual = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const lost = await page.evaluate(() => {
      const frame = document.querySelector('dialog[open]') ?? document.documentElement;
      const over = Math.max(0, frame.scrollWidth - frame.clientWidth);
      const scrolls = (part: Element | null): boolean =>
        part !== null &&
        part !== frame &&
        (/auto|scroll/.test(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
      const controls = [...frame.querySelectorAll('button, a')]
        .filter((control) => control.checkVisibility() && !control.closest('[inert]') && !scrolls(control))
        .filter((control) => control.getBoundingClientRect().right > window.innerWidth + 1)
        .map((control) => control.textContent || control.ariaLabel);
      return over > 0 || controls.length > 0 ? [`${over} px, ${controls.join()}`] : [];
    });
    found.push(...lost.map((text) => `${width}: ${text}`));
  }
  if (usual) await page.setViewportSize(usual);
  return found;
}
