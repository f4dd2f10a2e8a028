/** Names the web fonts to the page, where they have waited for its first picture: from then on they are used. */
export function nameFonts(): void {
  const faces = document.querySelector('noscript[data-faces]');
  if (!faces) return;
  const style = document.createElement('style');
  style.textContent = faces.textContent.replace(/^<style>|<\/style>$/g, '');
  document.head.append(style);
  faces.remove();
}
