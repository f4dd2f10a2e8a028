import { describe, expect, it } from 'vitest';
import { parseHeadersFile, writeHeadersFile } from '../../../tools/vite/headersFile';

const blocks = [
  {
    pattern: '/*',
    headers: { 'Content-Security-Policy': "default-src 'none'; img-src https: http:", A: '1' },
  },
  { pattern: '/assets/*', headers: { 'Cache-Control': 'immutable', A: '2' } },
  { pattern: '/robots.txt', headers: { B: 'x' } },
];

describe('the _headers file', () => {
  it('is read as it was written, including values with colons', () => {
    expect(parseHeadersFile(writeHeadersFile(blocks))).toEqual(blocks);
  });

  it('has no line of 2,000 characters, because a host would ignore it', () => {
    const line = (length: number) => [{ pattern: '/*', headers: { A: 'x'.repeat(length - '  A: '.length) } }];
    expect(writeHeadersFile(line(1999))).toContain('xxx');
    expect(() => writeHeadersFile(line(2000))).toThrow('_headers: the line of A has 2000 characters');
  });

  it.each(['X: without a path', '/*\n  no header', '/*\nX: not indented'])('rejects %j', (text) => {
    expect(() => parseHeadersFile(text)).toThrow('_headers: the line');
  });
});
