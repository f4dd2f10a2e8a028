import { t } from '../../i18n/home';
import { Icon } from '../../ui/Icon';
import styles from './Hero.module.css';
import type { Carousel } from './useCarousel';

/** Pause comes first, as the carousel pattern recommends; then the arrows around the dots. */
export function CarouselControls({ carousel, count }: { carousel: Carousel; count: number }) {
  const { index, playing, toggle, step, show } = carousel;
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.control}
        aria-label={t(playing ? 'carousel.pause' : 'carousel.play')}
        onClick={toggle}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className={styles.control}
        aria-label={t('carousel.previous')}
        onClick={() => step(-1)}
      >
        <Icon name="left" />
      </button>
      <div role="group" aria-label={t('carousel.choose')} className={styles.dots}>
        {Array.from({ length: count }, (_, dot) => (
          <button
            key={dot}
            type="button"
            className={styles.dot}
            aria-label={t('carousel.goTo', { number: dot + 1, count })}
            aria-current={dot === index || undefined}
            onClick={() => show(dot)}
          />
        ))}
      </div>
      <button
        type="button"
        className={styles.control}
        aria-label={t('carousel.next')}
        onClick={() => step(1)}
      >
        <Icon name="right" />
      </button>
    </div>
  );
}
