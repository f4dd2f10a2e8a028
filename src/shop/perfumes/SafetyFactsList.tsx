import type { safetyOf } from './safety';
import { safetyText } from './safetyTexts';
import styles from './IngredientsAndSafety.module.css';

/** A product's facts on ingredients and safety, with their names. */
export function SafetyFactsList({ facts }: { facts: ReturnType<typeof safetyOf> }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ fact, text }) => (
        <div key={fact}>
          <dt>{safetyText(`safety.${fact}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
