import type { Step } from '../shopStates';

/** Executes the steps that lead to a state, each as soon as its element exists. */
export async function runSteps(): Promise<void> {
  const WAIT_MS = 20_000;
  const QUIET_MS = 500;
  const steps = JSON.parse(sessionStorage.getItem('mock-steps') ?? '[]') as Step[];
  sessionStorage.removeItem('mock-steps');

  const nameOf = (element: HTMLElement): string => {
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.labels?.[0]
        : undefined;
    return (element.getAttribute('aria-label') ?? (label ?? element).textContent).trim();
  };
  const until = async <Found>(look: () => Found | undefined, what: string): Promise<Found> => {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await new Promise(requestAnimationFrame)) {
      const found = look();
      if (found !== undefined) return found;
    }
    throw new Error(`Not found within 20 s: ${what}`);
  };
  const isTrue = (condition: boolean): true | undefined => condition || undefined;
  const awaited = <Found extends HTMLElement>(kinds: string, name: string): Promise<Found> =>
    until(() => {
      const scope = document.querySelector('dialog[open]') ?? document;
      return [...scope.querySelectorAll<Found>(kinds)].find((element) => nameOf(element) === name);
    }, `${kinds} with the name ${name}`);

  let changed = 0;
  const change = (): void => {
    changed = Date.now();
  };
  new MutationObserver(change).observe(document, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver(change).observe({ type: 'resource' });
  /** A page exists with its heading, and is at rest when nothing of it has changed for a while. */
  const rest = async (): Promise<void> => {
    await until(() => document.querySelector('main h1') ?? undefined, 'the page');
    change();
    await until(() => isTrue(Date.now() - changed > QUIET_MS), 'rest');
  };
  const follow = async (name: string): Promise<void> => {
    const { href } = location;
    (await awaited<HTMLAnchorElement>('a[href]', name)).click();
    await until(() => isTrue(location.href !== href), 'another page');
    await rest();
  };
  const type = (field: HTMLElement, text: string): void => {
    // React keeps the value by a setter of its own on the element.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  await rest();
  for (const step of steps) {
    if ('into' in step) type(await awaited('input, textarea', step.into), step.type);
    else if ('follow' in step) await follow(step.follow);
    else {
      const button = await awaited('button', step.press);
      if (!step.onPhones || button.checkVisibility()) button.click();
    }
  }
}
