import { expect, it } from 'vitest';
import { inlinePrograms } from '../../../src/build/inlinePrograms';

it('the programs in a page are small, whole, and can stand in it', async () => {
  const { head, boot } = await inlinePrograms({ __REPORT_URL__: 'null' });
  expect(head.length).toBeLessThan(4500);
  expect(boot.length).toBeLessThan(2500);
  for (const program of [head, boot]) {
    expect(program).toMatch(/^\(/);
    expect(program).not.toMatch(/^(?:import|export) |<\/script/m);
  }
});
