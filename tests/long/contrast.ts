import type { Page } from '@playwright/test';

/** The share of a line's ground that may be worse: grain and single sparks, which no letter stands on alone. */
const WORST = 0.05;

/** What the browser skips because it is far away has no true place, and would not be on the picture. */
const DRAW_ALL = '* { content-visibility: visible !important; transition: none !important }';
const GROUND_ALONE = `${DRAW_ALL}
  *, *::before, *::after, *::placeholder {
    color: transparent !important; -webkit-text-fill-color: transparent !important;
    text-shadow: none !important; text-decoration-color: transparent !important; caret-color: transparent !important
  }`;

interface Line {
  words: string;
  /** Red, green, blue, and how much covers the ground. */
  ink: readonly [number, number, number, number];
  /** The contrast that its size asks for (WCAG 1.4.3). */
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
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      let opacity = 1;
      let seen = true;
      for (let at: Element | null = parent; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        opacity *= Number(style.opacity);
        // Heard, not seen.
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
        // Letters leave the top and bottom of their line free.
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

/** Draws the page by one more sheet, from the top. */
async function draw(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    window.scrollTo({ top: 0, behavior: 'instant' });
    // A bar that stays in view would cover words on a picture of the whole page.
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static';
    }
    const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
    // The header over a picture clears when the top of the page comes into view, a frame later.
    for (let frames = 0; frames < 4; frames += 1) await frame();
  }, css);
}

const placesOf = (lines: readonly Line[]): string => JSON.stringify(lines.map(({ box }) => box));

/** The lines of a page, and a picture of the ground under them: of one moment, during which nothing moved. */
async function linesAndGround(page: Page, tries = 3): Promise<{ lines: Line[]; picture: Buffer }> {
  await draw(page, DRAW_ALL);
  const lines = await linesOf(page);
  await draw(page, GROUND_ALONE);
  // A pixel for each of the style sheet's.
  const picture = await page.screenshot({ fullPage: true, scale: 'css', caret: 'initial' });
  const moved = placesOf(await linesOf(page)) !== placesOf(lines);
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -2);
  });
  return moved && tries > 1 ? linesAndGround(page, tries - 1) : { lines, picture };
}

/** Texts whose contrast with what is painted under them is too low, each with its ratio. */
export async function faintTexts(page: Page): Promise<string[]> {
  const { lines, picture } = await linesAndGround(page);
  const faint = await page.evaluate(
    async ({ png, lines, share }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const drawing = new OffscreenCanvas(picture.width, picture.height).getContext('2d', {
        willReadFrequently: true,
      });
      if (!drawing) throw new Error('no canvas');
      drawing.drawImage(picture, 0, 0);
      const linear = Array.from({ length: 256 }, (_, step) => {
        const value = step / 255;
        return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      const luminance = (red: number, green: number, blue: number): number =>
        0.2126 * (linear[Math.round(red)] ?? 0) +
        0.7152 * (linear[Math.round(green)] ?? 0) +
        0.0722 * (linear[Math.round(blue)] ?? 0);
      const found: string[] = [];
      for (const { words, ink, least, box } of lines) {
        const left = Math.max(0, Math.round(box.x));
        const top = Math.max(0, Math.round(box.y));
        const width = Math.min(Math.round(box.width), picture.width - left);
        const height = Math.min(Math.max(1, Math.round(box.height)), picture.height - top);
        if (width < 1 || height < 1) continue;
        const { data } = drawing.getImageData(left, top, width, height);
        const [red, green, blue, cover] = ink;
        const ratios: number[] = [];
        for (let at = 0; at < data.length; at += 4) {
          const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
          const under = luminance(r, g, b);
          const letter = luminance(
            red * cover + r * (1 - cover),
            green * cover + g * (1 - cover),
            blue * cover + b * (1 - cover),
          );
          ratios.push((Math.max(letter, under) + 0.05) / (Math.min(letter, under) + 0.05));
        }
        ratios.sort((one, other) => one - other);
        const ratio = ratios[Math.floor(ratios.length * share)] ?? 0;
        if (ratio < least) found.push(`${words}: ${ratio.toFixed(2)} of ${String(least)}`);
      }
      return found;
    },
    { png: picture.toString('base64'), lines, share: WORST },
  );
  return lines.length > 0 ? [...new Set(faint)] : ['no text was found'];
}
