// @vitest-environment node
import { expect, it } from 'vitest';
import { inlinePrograms } from '../../../src/build/inlinePrograms';

it('the programs in a page are small, whole, and can stand in it', async () => {
  const { head, boot } = await inlinePrograms({ __REPORT_URL__: 'null' });
  expect(head.length).toBeLessThan(1400);
  expect(boot.length).toBeLessThan(2800);
  for (const program of [head, boot]) {
    expect(program).toMatch(/^\(/);
    expect(program).not.toMatch(/^(?:import|export) |<\/script/m);
  }
});
