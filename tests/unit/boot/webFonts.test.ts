import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCachedFonts, loadFontsAfterScripts } from '#boot/webFonts';

const loaded: string[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(family: string) {
        loaded.push(family);
      }
      load = () => new Promise(() => undefined);
    },
  );
  document.head.innerHTML =
    ['Serif', 'Sans']
      .map((name) => `<link as="font" media="(width >= 1024px)" data-family="${name}">`)
      .join('') + ['a', 'b', 'c'].map((name) => `<link rel="modulepreload" href="/${name}.js">`).join('');
});
afterEach(() => {
  document.head.replaceChildren();
  loaded.length = 0;
});

const visit = (transferSize: number, encodedBodySize: number) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ transferSize, encodedBodySize }] as never);
const screenIs = (isWide: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(() => ({ matches: isWide, addEventListener: () => undefined }) as never);

it("a phone's fonts wait for the scripts, the first one for all but one", () => {
  screenIs(false);
  visit(15_562, 15_262);
  loadCachedFonts();
  loadFontsAfterScripts();
  const fonts = [[], ['Serif'], ['Serif', 'Sans']];
  document.querySelectorAll('[rel="modulepreload"]').forEach((script, at) => {
    script.dispatchEvent(new Event('load'));
    expect(loaded).toEqual(fonts[at]);
  });
});

it.each([
  ['a cached page loads them in its head', false, 300, ['Serif', 'Sans']],
  ["a desktop's are in its styles", true, 300, []],
  ['a first visit has none', false, 15_562, []],
])('%s', (_, isWide, transferred, fonts) => {
  screenIs(isWide);
  visit(transferred, 15_262);
  loadCachedFonts();
  expect(loaded).toEqual(fonts);
});

it('what still waits when the app has started is loaded', () => {
  screenIs(false);
  loadFontsAfterScripts()();
  expect(loaded).toEqual(['Serif', 'Sans']);
});
