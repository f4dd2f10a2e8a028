import type { ComponentProps } from 'react';
import { STORAGE_KEYS } from '../config/constants';
import { idle } from '../lib/idle';
import { readText } from '../lib/storage';
import { useHydrated } from '../lib/useHydrated';
import { useLateCode } from '../lib/useLateCode';
import type { SeenStrip } from './choosing/SeenStrip';

const loadStrip = () => idle().then(() => import('./choosing/SeenStrip'));

type Props = ComponentProps<typeof SeenStrip>;

/** The perfumes looked at lately; its code is loaded only where there are any. */
export function LateSeen(props: Props) {
  const hydrated = useHydrated();
  if (!hydrated || readText(STORAGE_KEYS.seen) === null) return null;
  return <Strip {...props} />;
}

/** The page is whole without it, so nothing is said where its code does not come. */
function Strip(props: Props) {
  const code = useLateCode(loadStrip);
  return code && <code.SeenStrip {...props} />;
}
