import { plainPath } from '../../lib/plainPath';

/**
 * Marks a file that a host has sent for another page's address: it is hidden until that page is rendered.
 * @param others the addresses of the other pages, with spaces between them
 */
export function markWrongPage(others = ''): void {
  if (others.split(' ').includes(plainPath(location.pathname))) {
    document.documentElement.dataset.wrongPage = '';
  }
}
