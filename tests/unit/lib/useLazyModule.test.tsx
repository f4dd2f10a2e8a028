import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLazyModule } from '../../../src/lib/useLazyModule';

it('loads missing code again when the connection comes back (3.32)', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('the code');
  const onMissing = vi.fn();
  const { result } = renderHook(() => useLazyModule(load, onMissing));
  await waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
  expect(result.current).toBeNull();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
  expect(result.current).toBe('the code');
  expect(load).toHaveBeenCalledTimes(2);
});
