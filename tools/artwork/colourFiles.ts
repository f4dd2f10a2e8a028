import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import type { Ground, Role } from '../../src/house/colourTypes';

/** What the files with colours are written from. */
interface House {
  brand: string;
  manifestDescription: string;
  colours: Readonly<Record<Role, string>>;
  grounds: Readonly<Record<string, Ground>>;
}

const WRITTEN = '/* Written by node tools/artwork/makeColours.mjs from colours.ts; do not edit. */\n';

const properties = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}: ${value ?? ''};`)
    .join('\n');

/** An element with its own room, and the header and content around a page in this room. */
const roomOf = (name: string): string => `.${name}, :global(:root):has(article.${name}) :global([data-room])`;

function groundsSheet({ grounds, colours }: House): string {
  // A room within another room takes nothing from it.
  const differing = new Set(Object.values(grounds).flatMap((ground) => Object.keys(ground.colours)));
  const common = Object.entries(colours).filter(([name]) => differing.has(name));
  const rules = Object.entries(grounds).map(([name, ground]) => {
    const scheme = ground.dark ? 'dark' : 'light';
    return `${roomOf(name)} {\n${properties(ground.colours)}\n\ncolor-scheme: ${scheme};\n}\n`;
  });
  return `${WRITTEN}${Object.keys(grounds).map(roomOf).join(',\n')} {
${properties(Object.fromEntries(common))}

background: var(--ground);
color: var(--foreground);
}

${rules.join('\n')}`;
}

const drawing = (name: string, colours: House['colours']): string =>
  readFileSync(path.join(import.meta.dirname, 'drawings', name), 'utf8').replace(
    /\{([\w-]+)\}/g,
    (_, role: Role) => colours[role],
  );

const manifest = ({ brand, manifestDescription, colours }: House) => ({
  name: brand,
  short_name: brand,
  description: manifestDescription,
  lang: 'en',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: colours.ground,
  theme_color: colours.ground,
  categories: ['shopping', 'lifestyle'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

const STYLE = { printWidth: 110, singleQuote: true };

/**
 * The files with the house's colours: style sheets of the house, drawings and the manifest.
 * @param house its colours, and what else the manifest says
 * @returns their contents by path: those of the house from its folder, the others from the project's root
 */
export async function colourFiles(house: House): Promise<Record<'house' | 'public', [string, string][]>> {
  const css = (text: string): Promise<string> => format(text, { ...STYLE, parser: 'css' });
  return {
    house: [
      ['colours.css', await css(`${WRITTEN}:root {\n${properties(house.colours)}\n}\n`)],
      ['grounds.module.css', await css(groundsSheet(house))],
    ],
    public: [
      ['placeholder.svg', drawing('placeholder.svg', house.colours)],
      ['manifest.webmanifest', await format(JSON.stringify(manifest(house)), { ...STYLE, parser: 'json' })],
    ],
  };
}
