import { useId } from 'react';
import { safetyOf } from './safety';
import { safetyText } from './safetyTexts';
import styles from './IngredientsAndSafety.module.css';
import { SafetyFactsList } from './SafetyFactsList';

interface IngredientsAndSafetyProps {
  /** The product's name in the API. */
  name: string;
  /** A class for the section, if the page has its own. */
  className?: string | undefined;
}

/** The facts on ingredients and safety that the shop's owner has filled in, in a section. */
export function IngredientsAndSafety({ name, className = styles.section }: IngredientsAndSafetyProps) {
  const headingId = useId();
  const facts = safetyOf(name);
  if (facts.length === 0) return null;
  return (
    <section className={className} aria-labelledby={headingId}>
      <h2 id={headingId}>{safetyText('safety.title')}</h2>
      <SafetyFactsList facts={facts} />
    </section>
  );
}

/** The same facts, unfolded on request: in a list of products. */
export function FoldedSafety({ name }: { name: string }) {
  const facts = safetyOf(name);
  if (facts.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary aria-label={safetyText('safety.of', { name })}>{safetyText('safety.title')}</summary>
      <SafetyFactsList facts={facts} />
    </details>
  );
}
