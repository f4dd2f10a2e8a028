import { SAFETY_ANCHOR } from '#config/paths';
import styles from './IngredientsAndSafety.module.css';
import { safetyOf } from './safety';
import { perfumesText } from './texts';

interface IngredientsAndSafetyProps {
  /** The product's name in the API. */
  name: string;
  /** A class for the section, if the page has its own. */
  className?: string | undefined;
}

/** The facts on ingredients and safety that the shop's owner has filled in, in a section. */
export function IngredientsAndSafety({ name, className = styles.section }: IngredientsAndSafetyProps) {
  const facts = safetyOf(name);
  if (facts.length === 0) return null;
  return (
    <section className={className} aria-labelledby={SAFETY_ANCHOR}>
      <h2 id={SAFETY_ANCHOR} tabIndex={-1}>
        {perfumesText('safety.title')}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ fact, text }) => (
          <div key={fact}>
            <dt>{perfumesText(`safety.${fact}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
