import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { perfumes } from '#house/perfumes';
import { safetyOf } from '../../src/config/safety';
import { safetyByName, safetyOfAll } from '#house/owner';
import { renderApp } from '../helpers/app';

const TITLE = 'Ingredients and safety';
const INCI = 'Alcohol denat., Parfum, Limonene, Linalool';
const PERSON = 'Aurevane GmbH\nGasse 1, Wien\nsafe@example.com';
const oud = perfumes.royalOud;

describe("ingredients and safety from the owner's table (9.25)", () => {
  afterEach(() => {
    delete oud.safety;
    Object.assign(safetyOfAll, { warnings: '', responsiblePerson: '' });
    for (const name of Object.keys(safetyByName)) Reflect.deleteProperty(safetyByName, name);
  });

  it("a perfume's own facts precede the general ones; empty facts are left out", () => {
    oud.safety = { ingredients: INCI, warnings: 'Stains silk.', batch: '' };
    Object.assign(safetyOfAll, { warnings: 'Flammable.', responsiblePerson: PERSON });
    Object.assign(safetyByName, { 'Rose Water': { shelfLife: '12 months' } });
    expect(safetyOf(' royal OUD ').map(({ fact, text }) => [fact, text])).toEqual([
      ['ingredients', INCI],
      ['warnings', 'Stains silk.'],
      ['responsiblePerson', PERSON],
    ]);
    expect(safetyOf('rose water').map(({ text }) => text)).toEqual(['Flammable.', PERSON, '12 months']);
  });

  it("are shown on the perfume's page", async () => {
    oud.safety = { ingredients: INCI };
    renderApp(oud.path);
    const section = within(await screen.findByRole('region', { name: TITLE }));
    expect(section.getByRole('term')).toHaveTextContent('Ingredients');
    expect(section.getByRole('definition')).toHaveTextContent(INCI);
  });

  it('are shown in the panel', async () => {
    Object.assign(safetyOfAll, { responsiblePerson: PERSON });
    renderApp('/products?perfume=6602b5d3c8ea2f6019000009&name=Santal+Noir');
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByRole('region', { name: TITLE })).toHaveTextContent('safe@example.com');
  });

  it('are not shown while they are empty', async () => {
    renderApp(oud.path);
    await screen.findByRole('region', { name: 'How to wear it' });
    expect(screen.queryByText(TITLE)).toBeNull();
  });
});
