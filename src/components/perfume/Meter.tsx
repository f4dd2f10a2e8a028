import { t } from '../../i18n/glance';
import { METER_STEPS } from '../../model/glance';
import styles from './Meter.module.css';

interface MeterProps {
  step: number;
  /** What the step means, beside the meter. */
  words: string;
  /** How the steps are drawn: as a growing reach, or as consecutive hours. */
  kind: 'strength' | 'lasting';
}

/** A meter of five steps, and its words. */
export function Meter({ step, words, kind }: MeterProps) {
  return (
    <>
      <span className={styles.meter} data-kind={kind}>
        <span className="visually-hidden">{t('glance.step', { step, steps: METER_STEPS })}</span>
        {Array.from({ length: METER_STEPS }, (_, index) => (
          <span key={index} className={styles.step} data-on={index < step || undefined} />
        ))}
      </span>{' '}
      {words}
    </>
  );
}
