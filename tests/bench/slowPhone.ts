import type { CDPSession, PlaywrightTestOptions } from '@playwright/test';

/** The screen of the phone that is simulated. */
export const SLOW_PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies Partial<PlaywrightTestOptions>;

/** A quarter of this machine's speed. */
export const slowProcessor = (session: CDPSession): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** A latency of 150 ms, 1.6 Mbit/s down and 0.75 Mbit/s up. */
export async function slowConnection(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  });
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
