import type { LoginState } from '../../components/returnAddress';

/**
 * Redirects a guest from a customers' page to the login page, as the app does once it runs (behaviour 2.6).
 * The shell's template contains its first screen.
 * @param intro the text that explains why login is needed
 */
export function redirectGuest(intro: string): void {
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
