import { configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority as IDLE, unstable_scheduleCallback as schedule } from 'scheduler';

const library = getConfig();

configure({
  asyncUtilTimeout: 6000,
  // What is waited for may be on screen before React has run the effects and renders that belong to it, on a slow
  // machine above all. React's scheduler does idle work when it has nothing else left.
  asyncWrapper: (wait): Promise<unknown> =>
    library.asyncWrapper(async () => {
      const result: unknown = await wait();
      await new Promise<void>((resolve) => void schedule(IDLE, () => resolve()));
      return result;
    }),
});
