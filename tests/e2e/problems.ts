import { expect, type BrowserContext } from '@playwright/test';

/** Collects errors of a test's pages, and fails the test at its end if it did not allow them. */
export class Problems {
  private readonly found: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** Allows problems whose text matches, for a test that causes them on purpose. */
  allow(...patterns: readonly RegExp[]): void {
    this.allowed.push(...patterns);
  }

  /**
   * Collects console errors, uncaught errors, failed requests and policy violations of all pages of a
   * context, including those that were left.
   */
  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error')
        this.found.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) =>
      this.found.push(`uncaught: ${error.error().stack ?? String(error.error())}`),
    );
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The page was left, or the app has cancelled the call.
      if (reason !== 'net::ERR_ABORTED')
        this.found.push(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      const status = response.status();
      if (status >= 400)
        this.found.push(`status ${status}: ${response.request().method()} ${response.url()}`);
    });
    await context.exposeBinding('reportBreach', (_, breach: string) => {
      this.found.push(`policy: ${breach}`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report = (window as unknown as { reportBreach: (text: string) => void }).reportBreach;
        report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile} ${event.sample}`);
      });
    });
  }

  /** Fails if there were problems that the test did not allow. */
  check(): void {
    const unexpected = this.found.filter((text) => !this.allowed.some((pattern) => pattern.test(text)));
    expect(unexpected, 'problems on the page').toEqual([]);
  }
}
