import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { examplesFor } from '../../../src/build/examples';

describe("the examples of the owner's facts", () => {
  it.each(['production', 'e2e', 'test', 'staging'])('are in no build of the mode %s', (mode) =>
    expect(examplesFor(mode)).toEqual([]),
  );

  it.each(['development', 'preview'])('take the place of the facts in the mode %s', (mode) => {
    const aliases = examplesFor(mode);
    for (const module of ['#house/owner', '#house/withdrawal'])
      expect(aliases.filter(({ find }) => find.test(module))).toHaveLength(1);
    for (const { replacement } of aliases) expect(existsSync(replacement)).toBe(true);
    expect(aliases.some(({ find }) => find.test('../owner'))).toBe(false);
  });
});
