import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ErrorBoundary } from '#app/ErrorBoundary';
import { expectLogged } from '../../helpers/console';

let attempts = 0;
let fault: Error | null = null;

function Part() {
  attempts += 1;
  if (fault) throw fault;
  return <p>works</p>;
}

function PageFallback({ tryAgain }: { tryAgain: () => void }) {
  return <button onClick={tryAgain}>Try again</button>;
}

function show(given: Error | null, page = '/a', fallback?: typeof PageFallback) {
  attempts = 0;
  fault = given;
  return (
    <ErrorBoundary page={page} {...(fallback && { fallback })}>
      <Part />
    </ErrorBoundary>
  );
}

describe('a part of the layout that throws', () => {
  it('is rendered anew if its elements were moved, then stays away until another page is shown', () => {
    const { rerender } = render(show(new DOMException('broken', 'NotFoundError')));
    expectLogged(/could not be shown|DOMException|<Part>/);
    expect(attempts).toBeGreaterThan(2);
    expect(attempts).toBeLessThan(100);
    rerender(show(null));
    expect(screen.queryByText('works')).toBeNull();
    rerender(show(null, '/b'));
    expect(screen.getByText('works')).toBeVisible();
  });
});

describe('a page that throws', () => {
  it('is replaced by a message, and tried again on request', async () => {
    render(show(new Error('broken'), '/a', PageFallback));
    expectLogged(/broken/);
    fault = null;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('works')).toBeVisible();
  });
});
