/**
 * Where the browser denies storage, even its name throws. Afterwards libraries that look for one find none.
 */
try {
  Reflect.get(window, 'localStorage');
} catch {
  Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
}
