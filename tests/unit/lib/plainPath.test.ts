import { expect, it } from 'vitest';
import { plainPath } from '../../../src/lib/plainPath';

it.each([
  ['/', '/'],
  ['//', '/'],
  ['', ''],
  ['/products/', '/products'],
  ['/products//', '/products'],
  ['/Products', '/Products'],
  ['/%70roducts', '/products'],
  ['/a%2Fb', '/a%2Fb'],
  ['/%zz/', '/%zz'],
])('%j becomes %j', (pathname, path) => {
  expect(plainPath(pathname)).toBe(path);
});

it('takes linear time', () => {
  const time = (slashes: number): number => {
    const pathname = `${'/'.repeat(slashes)}x`;
    const start = performance.now();
    plainPath(pathname);
    return performance.now() - start;
  };
  time(1000);
  // Quadratic time would take 12 s for this length.
  expect(time(60_000)).toBeLessThan(1000);
});
