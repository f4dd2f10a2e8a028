import type { LoginState } from '../../components/returnAddress';

/**
 * Shows the login page on the address of a customer's page, as the app would once it runs (behaviour 2.6): its first
 * screen stands in the shell's template.
 * @param intro why a guest is asked to log in
 */
export function leadGuests(intro: string): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-path]');
  const root = document.getElementById('root');
  if (!template || !root) return;
  const { path } = template.dataset;
  const usr: LoginState = { from: location.pathname + location.search };
  history.replaceState({ ...(history.state as object | null), usr }, '', path);
  document.title = template.title;
  root.dataset.path = path;
  root.replaceChildren(template.content);
  const place = root.querySelector('h1 + p > span');
  if (place) place.textContent = intro;
}
