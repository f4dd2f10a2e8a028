/**
 * Puts the whole style sheet in the place of the rules of the first screen. Without scripts it stands in the page as
 * it is.
 */
export function completeStyles(): void {
  const style = document.createElement('style');
  const whole = document.querySelector('noscript[data-styles]')?.textContent ?? '';
  style.textContent = whole.replace(/^<style>|<\/style>$/g, '');
  document.querySelector('style[data-critical]')?.replaceWith(style);
}
