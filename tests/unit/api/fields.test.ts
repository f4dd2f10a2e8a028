import { describe, expect, it } from 'vitest';
import { safeImageAddress } from '#api/fields';
import { isOwnPath } from '#lib/plainPath';

describe('an address from outside', () => {
  it.each([
    ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['http://cdn.example/a.jpg', 'http://cdn.example/a.jpg'],
    ['HTTPS://CDN.example/A.jpg', 'HTTPS://CDN.example/A.jpg'],
    ['  https://cdn.example/a.jpg\n', 'https://cdn.example/a.jpg'],
    ['/pictures/a.jpg', '/pictures/a.jpg'],
    ['/', '/'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['DATA:IMAGE/svg+xml,<svg/>', 'DATA:IMAGE/svg+xml,<svg/>'],
  ])('is accepted if it is %j', (address, kept) => {
    expect(safeImageAddress(address)).toBe(kept);
  });

  const REFUSED: readonly unknown[] = [
    ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)'],
    ...['java\tscript:alert(1)', '\u0001javascript:alert(1)', 'vbscript:msgbox(1)'],
    ...['data:text/html,<script>alert(1)</script>', 'data:,x', 'data: image/png,x'],
    ...['blob:https://shop.example/1', 'file:///etc/passwd', 'ftp://host/a.jpg', '//host/a.jpg'],
    ...['/\\host/a.jpg', '\\\\host\\a.jpg', '\\/host', '/\t/host/a.jpg', '/\n/host/a.jpg'],
    ...['\t//host/a.jpg', '\u0000//host/a.jpg', 'http:host/a.jpg', 'http:/host/a.jpg'],
    ...['http:///host/a.jpg', 'http:\\\\host\\a.jpg', 'https://', 'https://[bad', 'ht\ntps://host/a.jpg'],
    ...['pictures/a.jpg', 'a.jpg', '?x', '#x', '', ' ', null, undefined, 12],
    ...[['https://cdn.example/a.jpg'], { toString: () => 'https://cdn.example/a.jpg' }],
  ];

  it.each(REFUSED.map((address) => [address]))('is refused if it is %j', (address) =>
    expect(safeImageAddress(address)).toBeNull(),
  );

  it("stays on the shop's origin if it is an accepted path", () => {
    const site = 'https://shop.example';
    for (const path of ['/a', '/a//b', '/./b', '/../b', '/a?x=//host', '/%2f%2fhost']) {
      expect(isOwnPath(path)).toBe(true);
      expect(new URL(path, site).origin).toBe(site);
    }
  });
});
