import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { ApiError } from '#api/errors';
import { REQUEST_TIMEOUT_MS } from '#config/constants';
import { logFailure } from '#lib/logger';
import { useInView } from '#lib/useInView';
import { useReducedMotion } from '#lib/useMediaQuery';
import { within } from '#lib/within';
import { IconButton } from '#ui/IconButton';
import styles from './Animation.module.css';
import type { AnimationPlayer } from './AnimationPlayer';
import { fetchAnimation, type AnimationFile } from './fetchAnimation';
import { launchText } from './texts';

/** The distance from the view at which the file and its player are requested. */
const NEAR = '400px';

interface Loaded {
  file: AnimationFile;
  Player: ComponentType<Parameters<typeof AnimationPlayer>[0]>;
}

function failed(error: unknown): void {
  logFailure('Failed to load animation', error);
}

/** The animation, loaded near the view; until then, a line stands in its box. It moves for long, so it can be paused. */
export function Animation() {
  const box = useRef<HTMLDivElement>(null);
  const loaded = useFileAndPlayer(box);
  const seen = useInView(box);
  const reducedMotion = useReducedMotion();
  const [userChoice, setUserChoice] = useState<boolean | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const isPlaying = userChoice ?? !reducedMotion;

  return (
    <div ref={box} className={styles.box}>
      {loaded && (
        <loaded.Player
          file={loaded.file}
          playing={isPlaying && seen}
          onReady={() => setDrawn(true)}
          onFail={failed}
        />
      )}
      {isDrawn ? (
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={launchText(isPlaying ? 'animation.pause' : 'animation.play')}
          className={styles.control}
          onClick={() => setUserChoice(!isPlaying)}
        />
      ) : (
        <p className={styles.loading}>{launchText('animation.loading')}</p>
      )}
    </div>
  );
}

/** The file and its player, once the box has been near the view and both have loaded. */
function useFileAndPlayer(box: RefObject<HTMLDivElement | null>): Loaded | null {
  const near = useInView(box, { margin: NEAR, once: true });
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!near) return;
    const unmounted = new AbortController();
    const both = Promise.all([import('./AnimationPlayer'), fetchAnimation(unmounted.signal)]);
    within(REQUEST_TIMEOUT_MS, both).then(
      (arrived) => {
        if (unmounted.signal.aborted) return;
        if (!arrived) return failed(new ApiError('timeout'));
        const [{ AnimationPlayer: Player }, file] = arrived;
        setLoaded({ Player, file });
      },
      (error: unknown) => {
        if (!unmounted.signal.aborted) failed(error);
      },
    );
    return () => unmounted.abort();
  }, [near]);
  return loaded;
}
