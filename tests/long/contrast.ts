import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { framesDrawn } from '../e2e/walk';

/** The share of a line's background whose contrast is ignored, for example grain and single sparks. */
const WORST = 0.05;

/** Render skipped content as well: the browser has no final position for it, and screenshots would lack it. */
const DRAW_ALL = '* { content-visibility: visible !important; transition: none !important }';
const GROUND_ALONE = `${DRAW_ALL}
  *, *::before, *::after, *::placeholder {
    color: transparent !important; -webkit-text-fill-color: transparent !important;
    text-shadow: none !important; text-decoration-color: transparent !important; caret-color: transparent !important
  }`;

interface Line {
  words: string;
  /** Red, green, blue and alpha. */
  ink: readonly [number, number, number, number];
  /** The contrast required for its size (WCAG 1.4.3). */
  least: number;
  box: { x: number; y: number; width: number; height: number };
}

function linesOf(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (
        !parent ||
        !text.textContent?.trim() ||
        parent.closest('option, svg, [inert], [aria-disabled="true"]')
      )
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      let opacity = 1;
      let seen = true;
      for (let at: Element | null = parent; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        opacity *= Number(style.opacity);
        // For screen readers only.
        seen &&= !style.clipPath.startsWith('inset(50%');
      }
      if (!seen || parent.matches('[href="#content"]')) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const size = parseFloat(fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.height < 2) continue;
        // Letters leave the top and bottom of their line empty.
        const lead = rect.height * 0.2;
        lines.push({
          words: text.textContent.trim().slice(0, 30),
          ink: [red, green, blue, alpha * opacity],
          least: large ? 3 : 4.5,
          box: {
            x: rect.x + window.scrollX,
            y: rect.y + window.scrollY + lead,
            width: rect.width,
            height: rect.height - 2 * lead,
          },
        });
      }
    }
    return lines;
  });
}

/** Scrolls to the top and adds a style sheet to the page. */
async function draw(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    window.scrollTo({ top: 0, behavior: 'instant' });
    // A sticky bar would cover words in a screenshot of the whole page.
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).position === 'sticky') {
        // It still holds the pictures that are placed in it.
        element.style.position = 'relative';
        element.style.inset = 'auto';
      }
    }
  }, css);
  // The header becomes transparent a frame after the top of the page is in view.
  await framesDrawn(page, 4);
}

const placesOf = (lines: readonly Line[]): string => JSON.stringify(lines.map(({ box }) => box));

/** Returns the lines of a page and a screenshot without its texts, taken while nothing moved. */
async function linesAndGround(page: Page, tries = 3): Promise<{ lines: Line[]; picture: Buffer }> {
  await draw(page, DRAW_ALL);
  const lines = await linesOf(page);
  await draw(page, GROUND_ALONE);
  // One pixel per CSS pixel.
  const picture = await page.screenshot({ fullPage: true, scale: 'css', caret: 'initial' });
  const moved = placesOf(await linesOf(page)) !== placesOf(lines);
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -2);
  });
  return moved && tries > 1 ? linesAndGround(page, tries - 1) : { lines, picture };
}

const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Texts with too little contrast to their background, each with its ratio. */
export async function faintTexts(page: Page): Promise<string[]> {
  const { lines, picture } = await linesAndGround(page);
  if (lines.length === 0) return ['no text was found'];
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const faint = lines.flatMap(({ words, ink, least, box }) => {
    const [right, bottom] = [
      Math.min(box.x + box.width, info.width),
      Math.min(box.y + box.height, info.height),
    ];
    const ratios: number[] = [];
    for (let y = Math.max(0, Math.round(box.y)); y < bottom; y += 1) {
      for (let x = Math.max(0, Math.round(box.x)); x < right; x += 1) {
        const ground = [0, 1, 2].map((channel) => data[(y * info.width + x) * 3 + channel] ?? 0);
        const [, , , cover] = ink;
        const letter = ground.map((under, channel) => (ink[channel] ?? 0) * cover + under * (1 - cover));
        const [one, other] = [luminance(ground), luminance(letter)];
        ratios.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
      }
    }
    const ratio = ratios.sort((one, other) => one - other)[Math.floor(ratios.length * WORST)] ?? least;
    return ratio < least ? [`${words}: ${ratio.toFixed(2)} of ${least}`] : [];
  });
  return [...new Set(faint)];
}
