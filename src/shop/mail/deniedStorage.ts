/** If storage is denied, reading `window.localStorage` throws. Libraries then find undefined instead. */
try {
  Reflect.get(globalThis, 'localStorage');
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
