import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The source that reaches browsers: the environment is parsed at build time. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^mocks[\\/]|parseEnv/.test(file))
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }));

it.each([
  // A first Intl object takes a slow phone 30 ms or more.
  ['builds an Intl object when it is imported', /^(?:export )?const [^=\n]*= new Intl\./m],
  [
    'calls what Safari 16 lacks',
    /URL\.canParse|(?:Object|Map)\.groupBy|Array\.fromAsync|Promise\.withResolvers/,
  ],
])('no module %s', (_, pattern) => {
  const code = (text: string): string => text.replace(/\/\*\*[^]*?\*\//g, '');
  expect(sources.filter(({ text }) => pattern.test(code(text))).map(({ file }) => file)).toEqual([]);
});
