import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyOwnersFacts } from '../helpers/owner';

/** The legal texts of a house whose owner has filled in these facts. */
async function legalWith(facts: { sellingTerms?: object; customerRights?: object }) {
  const owner = await import('#house/owner');
  emptyOwnersFacts(owner);
  Object.assign(owner.sellingTerms, facts.sellingTerms);
  Object.assign(owner.customerRights, facts.customerRights);
  return (await import('#house/legal')).legal;
}

describe('the legal texts, as the owner fills in the facts,', () => {
  beforeEach(() => void vi.resetModules());

  it('have a section on delivery, returns and tax in the Disclaimer, if the shop states them', async () => {
    const filled = await legalWith({ sellingTerms: { delivery: 'In 3 days.', returns: 'In 30 days.' } });
    const section = filled.disclaimer.sections.find(({ id }) => id === 'delivery');
    expect(section?.paragraphs).toEqual(['In 3 days.', 'In 30 days.']);
    vi.resetModules();
    const empty = await legalWith({});
    expect(empty.disclaimer.sections.some(({ id }) => id === 'delivery')).toBe(false);
  });

  it('link to the right of withdrawal, if there is one', async () => {
    const { disclaimer } = await legalWith({
      customerRights: { withdrawal: { days: 30, address: '[Address]' } },
    });
    const section = disclaimer.sections.find(({ id }) => id === 'withdrawal');
    expect(section?.paragraphs.join(' ')).toContain('30 days');
    expect(section?.link?.to).toBe('/contact?about=withdrawal');
  });

  it('say of a withdrawal that its message has the number of the order, and that no order is read for it', async () => {
    const { privacyPolicy } = await legalWith({
      customerRights: { withdrawal: { days: 30, address: '[Address]' } },
    });
    const lines = privacyPolicy.sections.flatMap(({ list = [] }) => list);
    expect(lines).toContain('Withdrawal: the same, with the number of the order in the message.');
    expect(lines.find((line) => line.startsWith('To show your orders'))).not.toContain('withdrawal');
  });

  it.each([
    ['May 2031', true],
    [null, false],
  ])(
    'state the accessibility of the shop, checked in %j, but not without a date',
    async (accessibilityChecked, stated) => {
      const { imprint } = await legalWith({ customerRights: { accessibilityChecked } });
      const statement = imprint.sections.find(({ id }) => id === 'accessibility');
      expect(statement?.paragraphs.join(' ').includes('May 2031') ?? false).toBe(stated);
    },
  );
});
