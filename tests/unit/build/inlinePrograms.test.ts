import { expect, it } from 'vitest';
import { inlinePrograms } from '../../../src/build/inlinePrograms';

it('the programs in a page are small, whole, and can stand in it', async () => {
  const { head, boot, shell } = await inlinePrograms({ __REPORT_URL__: 'null' });
  expect(head.length).toBeLessThan(1500);
  expect(boot.length).toBeLessThan(3000);
  expect(shell.length).toBeLessThan(3500);
  for (const program of [head, boot, shell]) {
    expect(program).toMatch(/^\(/);
    expect(program).not.toMatch(/^(?:import|export) |<\/script/m);
  }
});
