import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from './app';
import { main } from './page';

/** The overlay of the search, and the parts of its results. */

const searchIcon = () => screen.getByRole('button', { name: 'Search' });
export const dialog = () => screen.getByRole('dialog', { name: 'Search' });
export const input = () => within(dialog()).getByRole('combobox', { name: 'Search products, pages...' });
export const options = () => within(dialog()).queryAllByRole('option');
/** The name of an entry, without what stands below it. */
const nameOf = (entry?: Element | null) => (entry?.querySelector('bdi') ?? entry)?.textContent;
export const optionTexts = () => options().map(nameOf);
export const active = () =>
  nameOf(document.getElementById(input().getAttribute('aria-activedescendant') ?? ''));
export const count = () => within(dialog()).getByRole('status').textContent;

export async function openOverlay(path = '/contact'): Promise<UserEvent> {
  const { user } = renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  await user.click(searchIcon());
  await screen.findByRole('dialog', { name: 'Search' });
  return user;
}

export const section = (name: string) => within(main().getByRole('region', { name }));
export const links = (name: string) =>
  section(name)
    .getAllByRole('link')
    .map((link) => [(link.querySelector('bdi') ?? link).textContent, link.getAttribute('href')]);
