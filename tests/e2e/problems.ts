import { expect, type BrowserContext } from '@playwright/test';

/** What no test expects of a page: it is collected, and fails the test at its end. */
export class Problems {
  private readonly found: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** Lets a test make things go wrong: problems whose text matches are no failure. */
  allow(...patterns: readonly RegExp[]): void {
    this.allowed.push(...patterns);
  }

  /**
   * Collects console errors, uncaught errors, failed requests and breaches of the policy of all pages of a
   * context, those that were left included.
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
      // The page was left, or the app gave the call up.
      if (reason !== 'net::ERR_ABORTED')
        this.found.push(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      const status = response.status();
      if (status >= 400)
        this.found.push(`status ${String(status)}: ${response.request().method()} ${response.url()}`);
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

  /** Fails when anything was found that the test did not allow. */
  check(): void {
    const unexpected = this.found.filter((text) => !this.allowed.some((pattern) => pattern.test(text)));
    expect(unexpected, 'problems on the page').toEqual([]);
  }
}
