import { t } from '../../i18n/glance';
import { METER_STEPS } from '../../model/glance';
import styles from './Meter.module.css';

interface MeterProps {
  step: number;
  /** How the steps are drawn: as a growing reach, or as consecutive hours. */
  kind: 'strength' | 'lasting';
}

/** A meter of five steps. The words beside it explain the step. */
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
