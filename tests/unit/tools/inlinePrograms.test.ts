import { expect, it } from 'vitest';
import { inlinePrograms } from '../../../tools/vite/inlinePrograms';

it('the inline programs are small, complete and safe inside a script element', async () => {
  const { head, start } = await inlinePrograms({});
  expect(head.length).toBeLessThan(4700);
  expect(start.length).toBeLessThan(2500);
  for (const program of [head, start]) {
    expect(program).toMatch(/^\(/);
    expect(program).not.toMatch(/^(?:import|export) |<\/script/m);
  }
});
