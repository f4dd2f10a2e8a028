import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';

/** Measures the speed of a visit. @param tell called with the web vitals whenever the page is hidden */
export function measureVisit(tell: (values: Readonly<Record<string, number>>) => void): void {
  const values: Record<string, number> = {};
  const note = ({ name, value }: MetricType): void => {
    values[name] = Math.round(value * 1000) / 1000;
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
  // Added after the library's own listeners, which report the last values.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && Object.keys(values).length > 0) tell(values);
  });
}
