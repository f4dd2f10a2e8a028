import { expect, it } from 'vitest';
import { slugPath } from '../../../src/lib/slugPath';
import { paths } from '../../../src/config/paths';

it.each([
  ['Imprint / Legal Information', paths.imprint],
  ['Privacy Policy', paths.privacyPolicy],
  ['Cookies', paths.cookies],
  ['  Terms & Conditions (2025)!  ', '/terms-conditions-2025'],
])('the path of the label %j is %s (3.11)', (label, path) => {
  expect(slugPath(label)).toBe(path);
});
