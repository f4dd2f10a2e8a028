import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { contactSheet } from '../shots/contactSheet';

it('the contact sheet shows every picture under the width of its screen, and nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shots-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const width of ['1440', '390']) mkdirSync(path.join(folder, width));
  for (const file of ['1440/home.png', '1440/cart.png', '390/home.png', '390/note.txt', 'index.html'])
    writeFileSync(path.join(folder, file), '');
  const html = contactSheet(folder);
  expect(
    [...html.matchAll(/<h2>(\d+) px|<a href="([^"]+)"/g)].map(([, width, file]) => width ?? file),
  ).toEqual(['1440', '1440/cart.png', '1440/home.png', '390', '390/home.png']);
  expect(html).not.toContain('note');
});
