/** Focuses and shows the element with this id, without a history entry. @returns whether it is there */
export function showElement(id: string): boolean {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ behavior: 'instant' });
  return element !== null;
}
