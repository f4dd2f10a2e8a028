import { plainPath } from '../../../src/lib/plainPath';

/**
 * Marks a file served for another page's address; it stays hidden until that page is rendered.
 * @param others the paths of the other pages, separated by spaces
 */
export function markWrongPage(others = ''): void {
  if (others.split(' ').includes(plainPath(location.pathname))) {
    document.documentElement.dataset.wrongPage = '';
  }
}
