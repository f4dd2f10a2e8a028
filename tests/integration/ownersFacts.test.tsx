import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customerRights, safetyByName, safetyOfAll } from '#house/owner';
import { perfumes } from '#house/perfumes';
import { safetyOf } from '#shop/perfumes/safety';
import { renderApp } from '../helpers/app';
import { inPanel, first } from '../helpers/goods';
import { fillCart } from '../helpers/mock';
import { panelPath } from '../helpers/page';

const TITLE = 'Ingredients and safety';
const INCI = 'Alcohol denat., Parfum, Limonene, Linalool';
const PERSON = 'Rose GmbH\nGasse 1, Wien\nsafe@example.com';
const own = perfumes[first.perfume];

describe("ingredients and safety from the owner's table", () => {
  it("a perfume's own facts precede the general ones; empty facts are left out", () => {
    own.safety = { ingredients: INCI, warnings: 'Stains silk.', batch: null };
    Object.assign(safetyOfAll, { warnings: 'Flammable.', responsiblePerson: PERSON });
    Object.assign(safetyByName, { 'Rose Water': { shelfLife: '12 months' } });
    expect(safetyOf(` ${own.name.toUpperCase()} `).map(({ fact, text }) => [fact, text])).toEqual([
      ['ingredients', INCI],
      ['warnings', 'Stains silk.'],
      ['responsiblePerson', PERSON],
    ]);
    expect(safetyOf('rose water').map(({ text }) => text)).toEqual(['Flammable.', PERSON, '12 months']);
  });

  it.each([
    ["the perfume's page", own.path],
    ['the panel', panelPath(inPanel.name)],
  ])('are shown on %s', async (_, path) => {
    Object.assign(safetyOfAll, { ingredients: INCI });
    renderApp(path);
    const section = within(await screen.findByRole('region', { name: TITLE }));
    expect(section.getByRole('term')).toHaveTextContent('Ingredients');
    expect(section.getByRole('definition')).toHaveTextContent(INCI);
  });

  it('are not shown while they are empty', async () => {
    renderApp(own.path);
    await screen.findByRole('region', { name: 'How to wear it' });
    expect(screen.queryByText(TITLE)).toBeNull();
  });
});

const NOTICE = { file: '/guarantee/notice.svg', width: 595, height: 842, words: 'Two years for all goods.' };

describe('the notice on the legal guarantee', () => {
  it.each([
    ["the perfume's page", own.path, false],
    ['the panel', panelPath(inPanel.name), false],
    ['the cart, before Checkout', '/cart', true],
  ])('is as it is, with a link, on %s', async (_, path, signedIn) => {
    customerRights.guaranteeNotice = NOTICE;
    fillCart({ [first.name]: 1 });
    renderApp(path, { signedIn });
    const summary = await screen.findByText('Guarantee');
    const notice = summary.closest('details') ?? summary;
    // Folded, but for the cart.
    expect(notice.hasAttribute('open')).toBe(path === '/cart');
    const picture = within(notice).getByRole('img', { name: NOTICE.words, hidden: true });
    expect(within(notice).getAllByRole('img', { hidden: true })).toEqual([picture]);
    expect(picture).toHaveAttribute('src', NOTICE.file);
    expect(picture).toHaveAttribute('width', '595');
    expect(picture).toHaveAttribute('height', '842');
    const link = within(notice).getByRole('link', { name: 'Notice on the legal guarantee', hidden: true });
    expect(link).toHaveAttribute('href', NOTICE.file);
    const checkout = screen.queryByRole('button', { name: 'Checkout' });
    if (checkout) expect(notice.compareDocumentPosition(checkout)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(checkout !== null).toBe(signedIn);
  });

  it.each([null, 'none'] as const)('is not shown if it is %s', async (file) => {
    customerRights.guaranteeNotice = file;
    fillCart({ [first.name]: 1 });
    renderApp('/cart', { signedIn: true });
    await screen.findByRole('button', { name: 'Checkout' });
    expect(screen.queryByText('Guarantee')).toBeNull();
  });
});
