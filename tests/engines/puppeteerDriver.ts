import puppeteer, { type Browser } from 'puppeteer-core';
import { launchArgs } from '../helpers/chromium.mjs';
import type { Driver, Size } from './driver';

/**
 * Starts Chromium, or Firefox with WebDriver BiDi.
 * @param executablePath of the browser
 */
export function startBrowser(engine: 'chromium' | 'firefox', executablePath: string): Promise<Browser> {
  return puppeteer.launch({
    browser: engine === 'chromium' ? 'chrome' : 'firefox',
    executablePath,
    args: engine === 'chromium' ? launchArgs() : [],
  });
}

/** Opens a visitor with separate storage in a running browser. */
export async function openVisitor(browser: Browser, size: Size): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
  return {
    open: async (address) => {
      await page.goto(address);
    },
    run: (act, ...args) => page.evaluate(act as never, ...args),
    load: async (script) => {
      await page.evaluate(script);
    },
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => context.close(),
  };
}
