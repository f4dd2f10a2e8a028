import styles from './Meter.module.css';
import { METER_STEPS } from './glance';
import { perfumesText } from './texts';

interface MeterProps {
  step: number;
  /** What the step means. */
  words: string;
}

/** What a perfume's strength or longevity is in words, above a meter of five steps. */
export function Meter({ step, words }: MeterProps) {
  return (
    <>
      {words}{' '}
      <span className={styles.meter}>
        <span className="visually-hidden">{perfumesText('glance.step', { step, steps: METER_STEPS })}</span>
        {Array.from({ length: METER_STEPS }, (_, index) => (
          <span key={index} className={styles.step} data-on={index < step || undefined} />
        ))}
      </span>
    </>
  );
}
