import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as owner from '#house/owner';
import { perfumes } from '#house/perfumes';
import { readSettings } from '../vite/settings';
import { openPoints, type OpenPoint } from './openPoints';
import ownMasters from './ownMasters.json';

const MASTERS = 'tools/artwork/masters';

/** The masters whose content is that of this repository. */
function unchangedMasters(): string[] {
  const known = new Set(ownMasters);
  return readdirSync(MASTERS).filter((name) =>
    known.has(
      createHash('sha256')
        .update(readFileSync(path.join(MASTERS, name)))
        .digest('hex')
        .slice(0, 16),
    ),
  );
}

const line = ({ what, consequence, file }: OpenPoint): string => `${what}: ${consequence} (${file})`;

/** Prints what is open before the shop goes live; changes nothing. @returns the exit status, 0 if nothing is */
export function main(): number {
  const points = openPoints({
    ...owner,
    perfumes: Object.values(perfumes),
    variables: readSettings('production', process.cwd()).variables,
    missingFiles: [owner.customerRights.guaranteeNotice].flatMap((notice) =>
      notice === null || notice === 'none' || existsSync(path.join('public', notice.file))
        ? []
        : [notice.file],
    ),
    ownPictures: unchangedMasters(),
  });
  console.log(points.length === 0 ? 'Nothing is open.' : points.map(line).join('\n'));
  return points.length === 0 ? 0 : 1;
}
