import { render } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { useMounted } from '../../../src/lib/useMounted';

/** Passes `isMounted` on as soon as the component is in the document. */
function Asking({ onShown }: { onShown: (isMounted: () => boolean) => void }) {
  const isMounted = useMounted();
  useLayoutEffect(() => onShown(isMounted), [isMounted, onShown]);
  return null;
}

describe('useMounted', () => {
  it.each([
    ['on its own', (element: React.ReactElement) => element],
    ['in strict mode', (element: React.ReactElement) => <StrictMode>{element}</StrictMode>],
  ])('%s: returns true from the first layout effect on, and false after unmounting', (_where, wrap) => {
    const answers: boolean[] = [];
    const asked: (() => boolean)[] = [];
    const { unmount } = render(
      wrap(
        <Asking
          onShown={(isMounted) => {
            answers.push(isMounted());
            asked.push(isMounted);
          }}
        />,
      ),
    );
    expect(answers).not.toContain(false);
    unmount();
    expect(asked.map((isMounted) => isMounted())).not.toContain(true);
    expect(asked.length).toBeGreaterThan(0);
  });
});
