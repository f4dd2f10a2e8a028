import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../../src');

const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => file.endsWith('.css') && !/(?:styles[\\/](?:tokens|fonts)|^house[\\/].*)\.css$/.test(file),
  )
  .map((file): [string, string] => [
    file,
    readFileSync(path.join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  ]);

/** Raw values that only the token files may contain, and how to find them in a declaration. */
const RAW: readonly (readonly [what: string, found: (property: string, value: string) => boolean])[] = [
  [
    'colour',
    (property, value) =>
      !/^(?:content|--\w*icon)/.test(property) &&
      /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|\b(?:white|black|red|gold|grey|gray)\b(?![-\w])/i.test(
        value.replace(/var\([^)]*\)/g, ''),
      ),
  ],
  [
    'type size',
    (property, value) =>
      /^(?:font(?:-size)?|--size-label)$/.test(property) &&
      /\d(?:px|rem|pt)\b/.test(value.replace(/max\(16px, var\([^)]*\)\)/g, '')),
  ],
  ['duration', (_, value) => /(?<![\w.-])(?:\d*\.)?\d+m?s\b/.test(value) && !/(?<![\w.])0m?s\b/.test(value)],
];

function declarations(css: string): [string, string][] {
  return [...css.matchAll(/([-\w]+)\s*:\s*([^;{}]+)[;}]/g)].map(([, property = '', value = '']) => [
    property,
    value,
  ]);
}

it.each(RAW)(
  'style sheets use only tokens: no raw %s appears outside of tokens.css and the house',
  (_, found) => {
    expect(sheets.length).toBeGreaterThan(20);
    const raw = sheets.flatMap(([file, css]) =>
      declarations(css)
        .filter(([property, value]) => found(property, value))
        .map(([property, value]) => `${file}: ${property}: ${value.trim()}`),
    );
    expect(raw).toEqual([]);
  },
);

// A touch leaves it on the element until the next touch.
it('the look of a hovering mouse is only for devices that hover', () => {
  const hovering = /@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
  const found = sheets.filter(([, css]) => css.replace(hovering, '').includes(':hover'));
  expect(found.map(([file]) => file)).toEqual([]);
});
