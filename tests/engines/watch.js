/**
 * Runs in every page before its own scripts. Records problems in the window's name, because it survives navigations
 * and the shop does not use it. If session storage has an address in `leaveFor`, goes there before the app starts.
 */
(() => {
  const note = (text) => {
    const noted = window.name === '' ? [] : JSON.parse(window.name);
    window.name = JSON.stringify([...noted, text]);
  };
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) note(`uncaught: ${event.message}`);
  });
  addEventListener('unhandledrejection', (event) => note(`uncaught: ${String(event.reason)}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    note(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`),
  );
  const leaveFor = sessionStorage.getItem('leaveFor');
  if (leaveFor !== null) {
    sessionStorage.removeItem('leaveFor');
    document.addEventListener('DOMContentLoaded', () => location.assign(leaveFor));
  }
  const { error } = console;
  console.error = (...words) => {
    note(`console: ${words.map(String).join(' ')}`);
    error.apply(console, words);
  };
})();
