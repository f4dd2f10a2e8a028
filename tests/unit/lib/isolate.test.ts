import { expect, it } from 'vitest';
import { translator } from '../../../src/i18n/translator';
import { isolate } from '../../../src/lib/isolate';

it.each(['Royal Oud', 'Été №5', '王者', 'Oud 50 ml'])('the name %j stays as it is', (name) =>
  expect(isolate(name)).toBe(name),
);

it.each([
  ['عود', '\u2068عود\u2069'],
  ['Oud\u202e', '\u2068Oud\u202e\u2069'],
  ['Oud\u2069\u202e', '\u2068Oud\u202e\u2069'],
  ['\u2067Oud', '\u2068\u2067Oud\u2069\u2069'],
])('the name %j is isolated as %j', (name, isolated) => expect(isolate(name)).toBe(isolated));

it('messages isolate the texts that fill them, also lists of isolated ones', () => {
  const t = translator({ added: '{names} added.' });
  const names = ['\u2069\u202ea', 'b'].map(isolate).join(', ');
  expect(t('added', { names })).toBe('\u2068\u2068\u202ea\u2069, b\u2069 added.');
});
