#!/usr/bin/env node
// Encodes the home film from masters/hero-motion.webm; the results are checked in.
// Needs ffmpeg with libsvtav1 and libx264 on the PATH.
// Use: node tools/artwork/encodeFilm.mjs
//
// Writes public/film/ (AV1 first, H.264 for browsers without it: large, wide and upright) and src/house/film.ts.

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { format } from 'prettier';

const run = promisify(execFile);
const PROJECT = resolve(fileURLToPath(import.meta.url), '../../..');
const MASTER = join(PROJECT, 'tools/artwork/masters/hero-motion.webm');
const FOLDER = join(PROJECT, 'public/film');

// The loop is seamless, so it starts with the frame of the poster that it replaces.
const POSTER_FRAME = 30;
const FROM_POSTER =
  `split[a][b];[a]trim=start_frame=${POSTER_FRAME},setpts=PTS-STARTPTS[head];` +
  `[b]trim=end_frame=${POSTER_FRAME},setpts=PTS-STARTPTS[tail];[head][tail]concat`;

const HD = 'scale=1280:720:flags=lanczos';

// The portrait cut, made like the poster in encodePicture.mjs: the bottle's column, with the wall's top rows
// stretched to make room for the headline and darkened upwards. The numbers in `geq` are for 8 bits.
const UPRIGHT =
  'format=yuv420p,crop=600:720:526:0,split[c][d];[c]crop=600:60:0:0,scale=600:240:flags=bicubic,setsar=1[room];' +
  '[d]crop=600:660:0:60[rest];[room][rest]vstack,' +
  "geq=lum='16+(lum(X,Y)-16)*F':cb='128+(cb(X,Y)-128)*F':cr='128+(cr(X,Y)-128)*F'".replaceAll(
    'F',
    '(0.12+0.88*pow(sin(PI/2*min(1,Y/(H*0.46))),1.4))',
  );

const FILMS = {
  large: { filter: FROM_POSTER, width: 1920, height: 1080 },
  wide: { filter: `${FROM_POSTER},${HD}`, width: 1280, height: 720 },
  tall: { filter: `${FROM_POSTER},${HD},${UPRIGHT}`, width: 600, height: 900 },
};

const CODECS = {
  // Ten bits prevent banding on the dark wall at no cost in bytes.
  webm: ['-c:v', 'libsvtav1', '-preset', '4', '-crf', '34', '-g', '240', '-pix_fmt', 'yuv420p10le'],
  mp4: '-c:v libx264 -preset veryslow -tune film -crf 23 -pix_fmt yuv420p -movflags +faststart'.split(' '),
};

const TYPES = { webm: 'video/webm; codecs="av01.0.08M.10"', mp4: 'video/mp4' };

/** Encodes one cut with one codec; returns its path under the site's root. */
async function encode(filter, suffix, extension) {
  const draft = join(FOLDER, `draft.${extension}`);
  const output = [
    '-fflags',
    '+bitexact',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ];
  await run('ffmpeg', ['-y', '-i', MASTER, '-vf', filter, '-an', ...CODECS[extension], ...output, draft]);
  const hash = createHash('sha256')
    .update(await readFile(draft))
    .digest('hex')
    .slice(0, 8);
  const name = `hero-motion${suffix}.${hash}.${extension}`;
  await rename(draft, join(FOLDER, name));
  return `/film/${name}`;
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });

const film = {};
for (const [cut, { filter, width, height }] of Object.entries(FILMS)) {
  const suffix = cut === 'wide' ? '' : `-${cut}`;
  const webm = await encode(filter, suffix, 'webm');
  const mp4 = await encode(filter, suffix, 'mp4');
  film[cut] = { webm, mp4, width, height };
}
const manifest =
  '// Written by tools/artwork/encodeFilm.mjs; do not edit.\n\n' +
  '/** The home film: a muted, seamless loop of six seconds. The webm is AV1, the mp4 H.264. */\n' +
  `export const film = ${JSON.stringify(film)} as const;\n\n` +
  '/** The `type` of each source, so that a browser without AV1 skips the webm without requesting it. */\n' +
  `export const filmTypes = ${JSON.stringify(TYPES)} as const;\n`;
const style = { parser: 'typescript', singleQuote: true, printWidth: 110 };
await writeFile(join(PROJECT, 'src/house/film.ts'), await format(manifest, style));
