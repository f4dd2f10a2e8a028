import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorBoundary } from '#app/ErrorBoundary';
import { expectLogged } from '../../helpers/console';

let attempts = 0;
let fault: Error | null = null;

function Part() {
  attempts += 1;
  if (fault) throw fault;
  return <p>works</p>;
}

function show(given: Error | null, page = '/a') {
  attempts = 0;
  fault = given;
  return (
    <ErrorBoundary page={page}>
      <Part />
    </ErrorBoundary>
  );
}

it('a part of the layout that throws is rendered anew if its elements were moved, then stays away until another page is shown', () => {
  const { rerender } = render(show(new DOMException('broken', 'NotFoundError')));
  expectLogged(/could not be shown|DOMException|<Part>/);
  expect(attempts).toBeGreaterThan(2);
  expect(attempts).toBeLessThan(100);
  rerender(show(null));
  expect(screen.queryByText('works')).toBeNull();
  rerender(show(null, '/b'));
  expect(screen.getByText('works')).toBeVisible();
});
