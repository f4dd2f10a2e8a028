import { notLoaded } from '../../../src/app/notLoaded';
import { reloadOnce } from '../../../src/lib/missingCode';

/** Adds a notice below the page, because it looks complete but nothing in it works. */
function showNotLoaded(): void {
  const notice = document.createElement('p');
  notice.className = 'not-loaded';
  notice.setAttribute('role', 'alert');
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = notLoaded.again;
  again.onclick = () => window.location.reload();
  notice.append(notLoaded.text, ' ', again);
  document.body.append(notice);
}

/** Reloads the page once if the app can't be loaded; after that shows a notice and logs it. */
export function recover(error: unknown): void {
  reloadOnce().catch(() => {
    console.error('The app could not be loaded', error);
    showNotLoaded();
  });
}
