import { t } from '../../i18n/glance';
import { METER_STEPS } from '../../model/glance';
import styles from './Meter.module.css';

interface MeterProps {
  step: number;
  /** How its steps are drawn: as a reach that grows, or as hours one after the other. */
  kind: 'strength' | 'lasting';
}

/** A meter of five steps; the words beside it say what the step means. */
export function Meter({ step, kind }: MeterProps) {
  return (
    <span className={styles.meter} data-kind={kind}>
      <span className="visually-hidden">{t('glance.step', { step, steps: METER_STEPS })}</span>
      {Array.from({ length: METER_STEPS }, (_, index) => (
        <span key={index} className={styles.step} data-on={index < step || undefined} />
      ))}
    </span>
  );
}
