#!/usr/bin/env node
/**
 * Releases the built shop so that a page's files are never missing: copies first the files, then the pages,
 * and last removes files that are no longer used. Files of the previous release stay until the next one, for
 * tabs that are still open. Files that no release wrote are never touched.
 *
 *   npm run release -- /srv/aurevane
 *   npm run release -- shop@www.example.com:/srv/aurevane [--dir dist]
 */
import { spawnSync } from 'node:child_process';
import {
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parseRecord, RECORD, releasePlan } from './releasePlan.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** A folder on this machine. Each file is replaced atomically; links in it are not followed. */
function folderTarget(folder) {
  const placeOf = (file) => {
    let place = folder;
    for (const part of file.split('/')) {
      if (place !== folder && lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink())
        throw new Error(`${place} is a link: the release is not complete. Remove it and run it again.`);
      place = path.join(place, part);
    }
    return place;
  };
  return {
    copy(files, from) {
      for (const file of files) {
        const place = placeOf(file);
        mkdirSync(path.dirname(place), { recursive: true });
        rmSync(`${place}.new`, { force: true });
        copyFileSync(path.join(from, file), `${place}.new`, constants.COPYFILE_EXCL);
        renameSync(`${place}.new`, place);
      }
    },
    remove(files) {
      for (const file of files) rmSync(placeOf(file), { force: true });
    },
    record: () =>
      existsSync(path.join(folder, RECORD)) ? readFileSync(path.join(folder, RECORD), 'utf8') : undefined,
  };
}

/** Another machine, through rsync. */
function rsyncTarget(target) {
  const place = `${target.replace(/\/$/, '')}/`;
  const rsync = (args, input) => {
    const { error, status } = spawnSync('rsync', args, { input, stdio: ['pipe', 'inherit', 'inherit'] });
    if (error) throw new Error(`rsync could not be started: ${error.message}`);
    return status;
  };
  const send = (options, files, from) => {
    if (files.length === 0) return;
    // Compare by checksum: two builds of a page can have the same size and the same second.
    const status = rsync(['-rtc', ...options, '--files-from=-', `${from}/`, place], files.join('\n'));
    if (status !== 0)
      throw new Error(`rsync ended with ${status}: the release is not complete, run it again`);
  };
  return {
    copy: (files, from) => send([], files, from),
    remove: (files, from) => send(['--delete-missing-args'], files, from),
    record() {
      const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
      try {
        // Without a record, the list below is empty, as for the first release.
        rsync(['-t', '--ignore-missing-args', place + RECORD, folder]);
        const file = path.join(folder, RECORD);
        return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}

/**
 * Releases a built site.
 * @param log called with a line for each step
 */
export function release({ site, target, log = console.log }) {
  if (!existsSync(path.join(site, 'index.html')))
    throw new Error(`There is no ${path.join(site, 'index.html')}: run npm run build first.`);
  const place = /^[^/]+:/.test(target) ? rsyncTarget(target) : folderTarget(path.resolve(target));
  const { first, then, last, record } = releasePlan(filesIn(site), parseRecord(place.record()));
  log(`1. ${first.length} files`);
  place.copy(first, site);
  log(`2. ${then.length} pages`);
  place.copy(then, site);
  log(`3. ${last.length} files that are no longer needed are removed`);
  place.remove(last, site);
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  writeFileSync(path.join(folder, RECORD), JSON.stringify(record));
  place.copy([RECORD], folder);
  rmSync(folder, { recursive: true });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const { values, positionals } = parseArgs({
      options: { dir: { type: 'string', default: 'dist' } },
      allowPositionals: true,
    });
    const [target] = positionals;
    if (!target || positionals.length > 1)
      throw new Error('Where to? npm run release -- /srv/aurevane, or user@host:/srv/aurevane');
    release({ site: path.resolve(ROOT, values.dir), target });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
