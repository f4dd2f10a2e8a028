import { configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority as IDLE, unstable_scheduleCallback as schedule } from 'scheduler';

const library = getConfig();

configure({
  // The first test that opens a part of the shop waits for its code, beside the browser tests.
  asyncUtilTimeout: 12_000,
  // The expected element may be on screen before React has run its effects and renders, above all on a slow
  // machine. React's scheduler does idle work when nothing else is left.
  asyncWrapper: (wait): Promise<unknown> =>
    library.asyncWrapper(async () => {
      const result: unknown = await wait();
      await new Promise<void>((resolve) => void schedule(IDLE, () => resolve()));
      return result;
    }),
});
