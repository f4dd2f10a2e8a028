/**
 * Where the browser denies storage, even its name throws. Afterwards libraries that look for one find none.
 */
try {
  Reflect.get(globalThis, 'localStorage');
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
