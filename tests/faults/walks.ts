import { accountWalks } from './accountWalks';
import type { Walk } from './cell';
import type { Row } from './matrix';
import { recoveryWalks } from './recoveryWalks';
import { shopWalks } from './shopWalks';
import { thirdPartyWalks } from './thirdPartyWalks';

const walks: readonly Walk[] = [...accountWalks, ...recoveryWalks, ...shopWalks, ...thirdPartyWalks];

/** The walk of a row. */
export function walkOf(row: Row): Walk {
  const walk = walks.find(({ title }) => title === row);
  if (!walk) throw new Error(`${row} has no walk`);
  return walk;
}
