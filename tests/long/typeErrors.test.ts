import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchTypes } from '../../src/build/typeErrors';

it('says type errors as they come, and when they are gone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  const file = path.join(folder, 'one.ts');
  writeFileSync(path.join(folder, 'tsconfig.json'), '{"compilerOptions":{"types":[],"skipLibCheck":true}}');
  writeFileSync(file, 'export const one: number = "1";\n');
  const said: string[] = [];
  const stop = watchTypes(folder, (text, isBad) => said.push(`${isBad ? 'bad' : 'good'}: ${text}`));
  onTestFinished(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
  const patient = { timeout: 60_000, interval: 100 };
  await vi.waitFor(
    () => expect(said).toEqual([expect.stringMatching(/^bad: .*one\.ts.*error TS2322: /)]),
    patient,
  );
  writeFileSync(file, 'export const one = 1;\n');
  await vi.waitFor(() => expect(said.at(-1)).toBe('good: No type errors any more.'), patient);
}, 120_000);
