import { endpoints } from '../../src/api/endpoints';
import type { CallName } from '../../src/mocks/faults';
import { browserKindsOf, kindsOf, type Kind } from './kinds';
import { callOf, rowNames, type Row } from './matrix';
import { comesTo, connectionRowOf, walkedFor, walkedInBrowserFor, type Outcome } from './outcomes';

/** A test by its file, its group and its title. */
type Proof = readonly [file: string, group: string, title: string];

/** A fault on a way through the shop. */
interface Cell {
  /** Of the call; or who is called. */
  path: string;
  row: Row;
  fault: string;
  where: 'jsdom' | 'Chromium';
  comes: Outcome;
  /** What comes out of the call, and what the screen makes of it. */
  proofs: readonly [call: Proof, screen: Proof];
}

const CHROMIUM = 'long/faults.once.spec.ts';
const THIRD_PARTIES = { email: 'e-mail service', animation: 'animation host' };

const callTest = (call: CallName, { name }: Kind): Proof => ['faults/calls.test.ts', `call: ${call}`, name];
const walkIn = (file: string, row: Row, { name }: Kind): Proof => [file, `fault matrix: ${row}`, name];

/** Every cell of the fault matrix, with the two tests that prove it. */
export const cells: readonly Cell[] = rowNames.flatMap((row) => {
  const call = callOf(row);
  const path = { ...endpoints, ...THIRD_PARTIES }[call];
  const cell = (where: Cell['where'], kind: Kind, ...proofs: Cell['proofs']): Cell => {
    return { path, row, fault: kind.name, where, comes: comesTo(call, kind), proofs };
  };
  return [
    ...kindsOf(call).map((kind) =>
      cell('jsdom', kind, callTest(call, kind), walkIn('faults/screens.test.ts', row, walkedFor(row, kind))),
    ),
    ...browserKindsOf(row).map((kind) =>
      cell(
        'Chromium',
        kind,
        // A connection breaks in a browser where its client is walked with all that one does.
        kind.sort === 'unreachable' ? walkIn(CHROMIUM, connectionRowOf(row), kind) : callTest(call, kind),
        walkIn(CHROMIUM, row, walkedInBrowserFor(row, kind)),
      ),
    ),
  ];
});
