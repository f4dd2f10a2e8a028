import { IconButton } from '#ui/IconButton';
import styles from './Hero.module.css';
import { carouselText } from './texts';
import type { Carousel } from './useCarousel';

/** Pause comes first, as the carousel pattern recommends; then the arrows around the dots. */
export function CarouselControls({ carousel, count }: { carousel: Carousel; count: number }) {
  const { index, playing, toggle, step, show } = carousel;
  return (
    <div className={styles.controls}>
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={carouselText(playing ? 'carousel.pause' : 'carousel.play')}
        onClick={toggle}
      />
      <IconButton icon="left" label={carouselText('carousel.previous')} onClick={() => step(-1)} />
      <div role="group" aria-label={carouselText('carousel.choose')} className={styles.dots}>
        {Array.from({ length: count }, (_, dot) => (
          <button
            key={dot}
            type="button"
            className={styles.dot}
            aria-label={carouselText('carousel.goTo', { number: dot + 1, count })}
            aria-current={dot === index || undefined}
            onClick={() => show(dot)}
          />
        ))}
      </div>
      <IconButton icon="right" label={carouselText('carousel.next')} onClick={() => step(1)} />
    </div>
  );
}
