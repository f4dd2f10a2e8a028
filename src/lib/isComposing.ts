/**
 * Whether a key belongs to an input method, which composes a character from several keys. Safari reports the
 * key that ends a composition after it, with the key code 229 alone.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
