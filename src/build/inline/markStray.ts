import { plainPath } from '../../lib/plainPath';

/**
 * Marks a file that has arrived on another page's address, from a host that sends it for all: it is hidden until
 * that page is rendered.
 * @param others the addresses of the other pages, with spaces between them
 */
export function markStray(others = ''): void {
  if (others.split(' ').includes(plainPath(location.pathname))) document.documentElement.dataset.stray = '';
}
