// Playwright reads a fixture's dependencies from its first parameter; an empty pattern means none.
import { test as base, expect } from '@playwright/test';
import { MockApi, originOf } from '../e2e/mockApi';
import type { Driver, Size } from './driver';
import { findEngine } from './engines.mjs';
import type { EngineOptions } from './playwright.config';
import { openVisitor, startBrowser } from './puppeteerDriver';
import { Visitor } from './visitor';
import { openWebKitVisitor, startWebKit } from './webKitDriver';

interface Fixtures {
  visitor: Visitor;
  mock: MockApi;
  /** An account that no other test uses, because all tests share the mock. */
  account: { name: string; email: string; password: string };
}

interface WorkerFixtures extends EngineOptions {
  openDriver: (size: Size) => Promise<Driver>;
}

const HEIGHT = 900;

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  width: [1440, { option: true, scope: 'worker' }],

  openDriver: [
    async ({ engine }, provide) => {
      if (engine === 'webkit') {
        let webKit = await startWebKit();
        await provide(async (size) => {
          try {
            return await openWebKitVisitor(webKit, size);
          } catch (error) {
            // Sometimes the browser does not start.
            console.log(`WebKit is started again: ${String(error)}`);
            webKit.close();
            webKit = await startWebKit();
            return openWebKitVisitor(webKit, size);
          }
        });
        webKit.close();
        return;
      }
      const programs = findEngine(engine);
      if (!programs) throw new Error(`${engine} is not installed`);
      const browser = await startBrowser(engine, programs.browser);
      await provide((size) => openVisitor(browser, size));
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  visitor: async ({ openDriver, width }, provide, testInfo) => {
    const driver = await openDriver({ width, height: HEIGHT });
    const visitor = new Visitor(driver, originOf('E2E_SITE'));
    await provide(visitor);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('text of the page', { body: await driver.run(() => document.body.innerText) });
    }
    expect(await visitor.problems(), 'problems on the pages').toEqual([]);
    await driver.close();
  },

  mock: async ({}, provide) => {
    await provide(new MockApi(originOf('E2E_MOCK'), ''));
  },

  account: async ({ engine, width }, provide, { testId }) => {
    const email = `${engine}-${String(width)}-${testId}@example.com`;
    await provide({ name: 'Ada Martin', email, password: 'Quiet-Water-3' });
  },
});

export { expect };
