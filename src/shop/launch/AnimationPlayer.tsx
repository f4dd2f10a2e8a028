import { LottieState, useLottieLight } from 'lottie-react';
import { useEffect, useEffectEvent } from 'react';
import styles from './Animation.module.css';
import type { AnimationFile } from './fetchAnimation';

/** The frame shown until it plays: the beginning of the loop is almost empty. */
const RESTING_FRAME = { percent: 50 };

interface AnimationPlayerProps {
  file: AnimationFile;
  playing: boolean;
  onReady: () => void;
  onFail: (error: Error) => void;
}

/** Draws a Lottie file. The full player calls eval, and the component adds a style element: the policy blocks both. */
export function AnimationPlayer({ file, playing, onReady, onFail }: AnimationPlayerProps) {
  const ready = useEffectEvent(onReady);
  const fail = useEffectEvent(onFail);
  const { setDisplayRef, state, error, play, pause, seek, animationItem } = useLottieLight({
    src: file,
    loop: true,
  });
  const drawn = state !== LottieState.loading && state !== LottieState.error;

  useEffect(() => {
    if (!drawn) return;
    // Draw at the file's own frame rate: the screen's rate would cost twice as much.
    animationItem?.setSubframe(false);
    seek(RESTING_FRAME);
    ready();
  }, [drawn, animationItem, seek]);
  useEffect(() => {
    if (error) fail(error);
  }, [error]);
  useEffect(() => {
    if (!drawn) return;
    if (playing) play();
    else pause();
  }, [drawn, playing, play, pause]);

  return <div ref={setDisplayRef} className={styles.drawing} aria-hidden="true" />;
}
