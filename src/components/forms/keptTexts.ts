import { customerMemory } from '../../session/sessionStore';

const texts = customerMemory(() => new Map<string, string>());

/** Forgets all kept texts. */
export function forgetKeptTexts(): void {
  texts.get().clear();
}

/** Where a field's text is kept while its form is not on screen. Fields of two forms can share a place. */
export interface Kept {
  key: string;
  /** Which of the kept texts this field takes; all by default. */
  fits?: (text: string) => boolean;
}

/** The kept text of a field; '' if there is none. It is forgotten when a customer leaves. */
export function keptText({ key, fits = () => true }: Kept): string {
  const text = texts.get().get(key) ?? '';
  return fits(text) ? text : '';
}

/** Keeps the text of a field until the next one; '' forgets it. */
export function keepText({ key }: Kept, text: string): void {
  texts.get().set(key, text);
}
