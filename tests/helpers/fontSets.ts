import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** The system fonts of other machines. A browser on Linux finds them through a fontconfig file. */

const require = createRequire(import.meta.url);
const woffOf = (name: string) => require.resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff`);

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
const padded = (size: number): number => Math.ceil(size / 4) * 4;

/**
 * Unpacks a WOFF font to the format of system fonts: browsers don't use WOFF files as system fonts.
 * @param rename changes its name table, keeping the length
 */
function sfntOf(woff: Buffer, rename: (names: Buffer) => Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const bodies: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const at = WOFF_HEADER + index * WOFF_ENTRY;
    const [from, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const tag = woff.toString('latin1', at, at + 4);
    const stored = woff.subarray(from, from + packed);
    const table = packed < size ? inflateSync(stored) : stored;
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    woff.copy(head, entry, at, at + 4);
    woff.copy(head, entry + 4, at + 16, at + 20);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(size, entry + 12);
    const body = Buffer.alloc(padded(size));
    (tag === 'name' ? rename(table) : table).copy(body);
    bodies.push(body);
    offset += body.length;
  }
  return Buffer.concat([head, ...bodies]);
}

const same = (names: Buffer): Buffer => names;
/** DejaVu under a name that no style sheet uses. */
function unknown(names: Buffer): Buffer {
  const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('latin1');
  const renamed = names.toString('latin1').replaceAll(utf16('DejaVu'), utf16('Nobody'));
  return Buffer.from(renamed.replaceAll('DejaVu', 'Nobody'), 'latin1');
}

/** Tinos and Arimo are the fonts that Liberation Serif and Sans are based on. */
const SETS = {
  'the usual set': {
    fonts: ['tinos', 'arimo', 'dejavu-serif', 'dejavu-sans'],
    serif: 'Tinos',
    sans: 'Arimo',
    rename: same,
  },
  'DejaVu alone': {
    fonts: ['dejavu-serif', 'dejavu-sans'],
    serif: 'DejaVu Serif',
    sans: 'DejaVu Sans',
    rename: same,
  },
  'Liberation alone': { fonts: ['tinos', 'arimo'], serif: 'Tinos', sans: 'Arimo', rename: same },
  'fonts that the shop does not know': {
    fonts: ['dejavu-serif', 'dejavu-sans'],
    serif: 'Nobody Serif',
    sans: 'Nobody Sans',
    rename: unknown,
  },
} as const;

/** A set of fonts by its name. */
export type FontSet = keyof typeof SETS;

const alias = (generic: string, family: string): string =>
  `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;

/**
 * Writes a set of fonts to disk, with its fontconfig file.
 * @returns the environment of a browser that uses only these fonts, and the function that removes the files
 */
export function installFontSet(name: FontSet): { env: { FONTCONFIG_FILE: string }; remove: () => void } {
  const { fonts, serif, sans, rename } = SETS[name];
  const folder = mkdtempSync(join(tmpdir(), 'shop-fonts-'));
  mkdirSync(join(folder, 'fonts'));
  for (const font of fonts) {
    writeFileSync(join(folder, 'fonts', `${font}.ttf`), sfntOf(readFileSync(woffOf(font)), rename));
  }
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir>${alias('serif', serif)}${alias('sans-serif', sans)}</fontconfig>`,
  );
  return {
    env: { FONTCONFIG_FILE: file },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
