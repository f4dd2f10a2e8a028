import { notLoadedTexts } from './texts';

/** Adds a notice below a page whose app could not be loaded: it looks complete, but nothing in it works. */
export function showNotLoaded(error: unknown): void {
  console.error('The app could not be loaded', error);
  const notice = document.createElement('p');
  notice.className = 'not-loaded';
  notice.setAttribute('role', 'alert');
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = notLoadedTexts.again;
  again.onclick = () => window.location.reload();
  notice.append(notLoadedTexts.text, ' ', again);
  document.body.append(notice);
}
