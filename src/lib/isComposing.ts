/** Whether a key belongs to an input method. Safari reports the key that ends a composition with the code 229 alone. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
