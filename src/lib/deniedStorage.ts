/**
 * Where the browser denies storage, reading `window.localStorage` throws. After this, libraries find none instead.
 */
try {
  Reflect.get(globalThis, 'localStorage');
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
