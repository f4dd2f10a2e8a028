import fc from 'fast-check';
import { afterAll, it } from 'vitest';

/**
 * Runs the same cases every time; another seed runs others (`PROPERTY_SEED=1`). A failure prints seed and
 * path.
 */
const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_121);

/** A failing property is tried on smaller and smaller cases, which takes time. */
const PATIENCE_MS = 60_000;

let properties = 0;
let cases = 0;

afterAll(() => {
  console.log(`Properties that hold: ${properties}, in ${cases} runs (seed ${SEED}).`);
});

/**
 * Makes a test from a property.
 * @param statement what is true for every case
 * @param property the cases, and a check that must not throw
 * @param runs the number of cases
 */
export function holds<Case>(statement: string, property: fc.IRawProperty<Case>, runs = 500): void {
  it(statement, { timeout: PATIENCE_MS }, async () => {
    const result = await fc.check(property, { seed: SEED, numRuns: runs });
    if (result.failed) {
      throw new Error(fc.defaultReportMessage(result), { cause: result.errorInstance });
    }
    properties += 1;
    cases += result.numRuns;
  });
}
