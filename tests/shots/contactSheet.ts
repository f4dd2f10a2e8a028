import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter } from '@playwright/test/reporter';

const STYLE = `
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 1.5rem; padding: 0; list-style: none; }
img { display: block; width: 100%; height: 18rem; object-fit: cover; object-position: top; border: 1px solid #ccc; }`;

const inside = (folder: string, ending = ''): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => (ending === '' ? entry.isDirectory() : entry.name.endsWith(ending)))
    .map(({ name }) => name)
    .sort();

/** One page with all pictures, grouped by the width of their screens. Each links to the full picture. */
export function contactSheet(folder: string): string {
  const groups = inside(folder).map((width) => {
    const items = inside(path.join(folder, width), '.png').map(
      (file) =>
        `<li><a href="${width}/${file}"><img src="${width}/${file}" alt="" loading="lazy">${file.replace('.png', '')}</a></li>`,
    );
    return `<h2>${width} px</h2><ul>${items.join('\n')}</ul>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shots</title><style>${STYLE}</style></head><body><h1>Shots</h1>${groups.join('\n')}</body></html>\n`;
}

/** Creates the contact sheet at the end, and prints its path. */
export default class ContactSheet implements Reporter {
  onEnd(): void {
    const folder = path.resolve('shots');
    if (!existsSync(folder)) return;
    const file = path.join(folder, 'index.html');
    writeFileSync(file, contactSheet(folder));
    console.log(`\nThe pictures are in ${folder}; all at a glance: ${file}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
