import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';

/**
 * Measures how fast a visit is.
 * @param tell gets the web vitals by name whenever the page is hidden, which may be the end of the visit
 */
export function measureVisit(tell: (values: Readonly<Record<string, number>>) => void): void {
  const values: Record<string, number> = {};
  const note = ({ name, value }: MetricType): void => {
    values[name] = Math.round(value * 1000) / 1000;
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
  // After the library's own listeners, which tell the last values.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && Object.keys(values).length > 0) tell(values);
  });
}
