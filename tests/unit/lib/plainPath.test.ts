import { expect, it } from 'vitest';
import { plainPath } from '#lib/plainPath';

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

it('takes no quadratic time for many slashes', () => {
  // It would run into the test's time limit.
  const pathname = `${'/'.repeat(400_000)}x`;
  expect(plainPath(pathname)).toBe(pathname);
});
