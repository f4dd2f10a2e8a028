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
  expect(groundOf('colours.css', ':root {')).toBe(pageGround);
  for (const [name, ground] of Object.entries(grounds))
    expect(groundOf('grounds.module.css', `.${name},`), name).toBe(ground);
});

it('the first rule of the rooms names each of them: it paints background and text', () => {
  const [first = ''] = readFileSync('src/house/grounds.module.css', 'utf8').split('}');
  expect(first).toContain('background: var(--ground)');
  for (const name of Object.keys(grounds)) {
    expect(first).toContain(`.${name},`);
    expect(first).toContain(`:has(article.${name})`);
  }
});
