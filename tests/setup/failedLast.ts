import type { Reporter } from 'vitest/node';

/** Names the failed tests again at the very end, where they can be seen when other commands print at the same time. */
export const failedLast: Reporter = {
  onTestRunEnd(modules) {
    for (const module of modules)
      for (const test of module.children.allTests('failed'))
        console.error(`Failed: ${module.relativeModuleId} > ${test.fullName}`);
  },
};
