import { startTransition, useOptimistic } from 'react';
import { Icon } from '../../ui/Icon';
import styles from './Choice.module.css';

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChoose: (value: string) => void;
}

/** A select whose label is in the same cell. */
export function Choice({ label, name, value, options, onChoose }: ChoiceProps) {
  // The address, and with it the value, changes after rendering; show the choice before that.
  const [shown, show] = useOptimistic(value);
  const choose = (chosen: string): void =>
    startTransition(() => {
      show(chosen);
      onChoose(chosen);
    });
  return (
    <label className={styles.choice}>
      <span className={styles.label}>{label}</span>
      <select name={name} value={shown} onChange={(event) => choose(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="down" className={styles.chevron} />
    </label>
  );
}
