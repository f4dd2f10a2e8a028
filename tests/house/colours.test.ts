import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { grounds, pageGround } from '#house/colours';
import { houseFolder } from '../../tools/house.mjs';

/** The ground of the last rule of a file whose selector contains this one. */
function groundOf(file: string, selector: string): string | undefined {
  const rules = readFileSync(`${houseFolder}/${file}`, 'utf8').split('}');
  const rule = rules.findLast((text) => text.includes(selector) && text.includes('--ground:'));
  return /--ground: (.+?);/.exec(rule ?? '')?.[1];
}

it('the bar of the browser has the ground of each page', () => {
  expect(groundOf('colours.css', ':root,')).toBe(pageGround);
  for (const [name, ground] of Object.entries(grounds))
    expect(groundOf('colours.css', `[data-ground='${name}']`), name).toBe(ground);
});

it('an alert is legible in any dialog: it has the colours of the page', () => {
  const [page = ''] = readFileSync(`${houseFolder}/colours.css`, 'utf8').split('}');
  expect(page).toContain('\n[data-ground] {');
  const light = (name: string): number => {
    const hex = new RegExp(`--${name}: #(..)(..)(..);`).exec(page)?.slice(1) ?? [];
    const [red = 0, green = 0, blue = 0] = hex.map((part) => {
      const value = parseInt(part, 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  for (const [text, box] of [
    ['ground', 'foreground'],
    ['accent-on-dark', 'foreground'],
    ['accent-on-dark', 'danger-deep'],
    ['danger-on-dark', 'danger-deep'],
  ] as const)
    expect(light(text) / light(box), `${text} on ${box}`).toBeGreaterThan(4.5);
});
