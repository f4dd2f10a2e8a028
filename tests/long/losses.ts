import type { Page } from '@playwright/test';

/** Render skipped content as well: the browser has no final position for it. */
const DRAW_ALL = '* { content-visibility: visible !important }';

/** A user's larger text. */
export const LARGER_TEXT = ':root { font-size: 200% }';
/** WCAG 1.4.12. */
export const WIDER_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/**
 * Lists what a visitor cannot read or reach with these additional styles: a line of text that is cut off, sticks
 * out of the window or overlaps another one, and a page that scrolls horizontally.
 */
export async function losses(page: Page, css = ''): Promise<string[]> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, DRAW_ALL + css);
  const found = await lossesNow(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return found;
}

function lossesNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Pixels that a letter's box may stick out, because its ink does not. */
    const slack = 2;
    const found = new Set<string>();
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) {
      found.add(`sideways: ${document.documentElement.scrollWidth} in ${width}`);
    }

    interface Line {
      words: string;
      block: Element;
      /** What it scrolls with: a fixed or sticky element, a wide table, or the page (undefined). */
      layer: Element | undefined;
      box: { left: number; right: number; top: number; bottom: number };
    }
    const lines: Line[] = [];
    const modal = document.querySelector('dialog[open]');
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const known = styles.get(element);
      if (known) return known;
      const style = getComputedStyle(element);
      styles.set(element, style);
      return style;
    };
    const ancestorsOf = (element: Element): Element[] => {
      const chain: Element[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) chain.push(at);
      return chain;
    };
    const layerOf = (chain: readonly Element[]): Element | undefined =>
      chain.find((element) => ['fixed', 'sticky'].includes(styleOf(element).position));
    const texts = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim()) continue;
      if (!parent.checkVisibility({ visibilityProperty: true }) || parent.closest('[inert], option'))
        continue;
      const chain = ancestorsOf(parent);
      // For screen readers only. The skip link appears with the focus.
      if (chain.some((element) => styleOf(element).clipPath.startsWith('inset(50%'))) continue;
      if (parent.matches('[href="#content"]')) continue;
      // A table and a bar of one row may be wider than their place, and scroll sideways there, but cut no text.
      const scroller = chain.find(
        (box) =>
          (box.matches(':has(> table)') || styleOf(box).whiteSpace === 'nowrap') &&
          ['auto', 'scroll'].includes(styleOf(box).overflowX) &&
          box.scrollWidth > box.clientWidth + slack,
      );
      const wideTable = scroller && (parent.closest('table') ?? scroller);
      const block = chain.find((element) => !styleOf(element).display.startsWith('inline')) ?? parent;
      const range = document.createRange();
      range.selectNodeContents(text);
      // A text that is meant to end in an ellipsis ends there: the whole text stands elsewhere.
      const shortened = chain.find((element) => styleOf(element).textOverflow === 'ellipsis');
      const { right: end, bottom: last } = shortened?.getBoundingClientRect() ?? {
        right: Infinity,
        bottom: Infinity,
      };
      for (const { left, top, right, bottom } of range.getClientRects()) {
        const rect = new DOMRect(left, top, Math.min(right, end) - left, Math.min(bottom, last) - top);
        if (rect.width < 1 || rect.height < 1) continue;
        const words = `${parent.tagName} ${text.textContent.trim().slice(0, 40)}`;
        let scrolls = false;
        for (const element of chain) {
          if (element === wideTable) break;
          const { overflowX, overflowY, position } = styleOf(element);
          const edge = element.getBoundingClientRect();
          scrolls ||=
            element !== scroller &&
            ['auto', 'scroll'].includes(overflowX) &&
            element.scrollWidth > element.clientWidth + slack;
          if (element !== document.body && element !== document.documentElement) {
            if (overflowX === 'hidden' || overflowX === 'clip') {
              if (rect.left < edge.left - slack || rect.right > edge.right + slack)
                found.add(`cut: ${words}`);
            }
            if (overflowY === 'hidden' || overflowY === 'clip') {
              const ink = rect.height * 0.15;
              if (rect.top + ink < edge.top - slack || rect.bottom - ink > edge.bottom + slack) {
                found.add(`cut: ${words}`);
              }
            }
          }
          if (position === 'fixed') break;
        }
        if (scrolls) found.add(`scrolls sideways: ${words}`);
        if (!wideTable && (rect.left < -slack || rect.right > width + slack))
          found.add(`out of the window: ${words}`);
        // The ink of letters leaves the top and bottom of the line empty.
        const lead = rect.height * 0.22;
        lines.push({
          words,
          block,
          layer: wideTable
            ? (layerOf(chain.filter((at) => wideTable.contains(at))) ?? wideTable)
            : layerOf(chain),
          box: { left: rect.left, right: rect.right, top: rect.top + lead, bottom: rect.bottom - lead },
        });
      }
    }
    // The text of a field is a line too, in the middle of its box.
    for (const field of (modal ?? document).querySelectorAll<HTMLElement>(
      'input:not([type="checkbox"]), select',
    )) {
      if (!field.checkVisibility({ visibilityProperty: true }) || field.closest('[inert]')) continue;
      const style = styleOf(field);
      const { left, right, top, bottom } = field.getBoundingClientRect();
      const above = top + parseFloat(style.paddingTop);
      const below = bottom - parseFloat(style.paddingBottom);
      const half = parseFloat(style.fontSize) * 0.4;
      const middle = (above + below) / 2;
      const words = `${field.tagName} ${field.id}`;
      if (below - above + slack < 2 * half) found.add(`cut: ${words}`);
      const box = { left, right, top: middle - half, bottom: middle + half };
      const chain = ancestorsOf(field);
      lines.push({ words, block: field, layer: layerOf(chain), box });
    }
    lines.sort((one, other) => one.box.top - other.box.top);
    lines.forEach((line, index) => {
      for (let at = index + 1; at < lines.length; at += 1) {
        const other = lines[at];
        if (!other || other.box.top >= line.box.bottom - slack) break;
        if (other.block === line.block || other.layer !== line.layer) continue;
        const across = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        const down = Math.min(line.box.bottom, other.box.bottom) - other.box.top;
        if (across > slack && down > slack) found.add(`overlap: ${line.words} / ${other.words}`);
      }
    });

    return [...found];
  });
}
