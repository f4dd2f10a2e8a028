import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { grounds, pageGround } from '#house/colours';

/** The ground of the last rule of a file whose selector contains this one. */
function groundOf(file: string, selector: string): string | undefined {
  const rules = readFileSync(`src/house/${file}`, 'utf8').split('}');
  const rule = rules.findLast((text) => text.includes(selector) && text.includes('--ground:'));
  return /--ground: (.+?);/.exec(rule ?? '')?.[1];
}

it('the bar of the browser has the ground of each page', () => {
  expect(groundOf('colours.css', ':root,')).toBe(pageGround);
  for (const [name, ground] of Object.entries(grounds))
    expect(groundOf('colours.css', `[data-ground='${name}'],`), name).toBe(ground);
});

it('header and main of a page have the colours of its room', () => {
  const sheet = readFileSync('src/house/colours.css', 'utf8');
  for (const name of Object.keys(grounds))
    expect(sheet).toContain(
      `[data-ground='${name}'],\n:root:has(article[data-ground='${name}']) [data-room]`,
    );
});
