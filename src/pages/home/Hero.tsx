import { useRef, type FocusEvent, type PointerEvent } from 'react';
import { paths } from '#config/paths';
import { homeTexts, slides } from '#house/home';
import { pageText } from '#i18n/pageTexts';
import { ButtonLink } from '#ui/Button';
import { IconButton } from '#ui/IconButton';
import styles from './Hero.module.css';
import { HeroSlide } from './HeroSlide';
import { carouselText } from './texts';
import { useCarousel, type Carousel } from './useCarousel';

/** The welcome over the carousel (ARIA Authoring Practices: Carousel). */
export function Hero({ notFound }: { notFound: boolean }) {
  const hero = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(slides.length, hero);
  const { index, previous, loadsAll, moving, rotating } = carousel;
  const stateOf = (slide: number) => (slide === index ? 'current' : slide === previous ? 'previous' : 'away');
  return (
    <div ref={hero} className={styles.hero} data-paused={moving ? undefined : ''} {...holdHandlers(carousel)}>
      <Welcome notFound={notFound} stateOf={stateOf} />
      <section
        className={styles.carousel}
        aria-roledescription={carouselText('carousel.role')}
        aria-label={carouselText('carousel.label')}
      >
        <CarouselControls {...carousel} />
        <div className={styles.slides} aria-live={rotating ? 'off' : 'polite'}>
          {slides.map((slide, at) => (
            <HeroSlide
              key={at}
              slide={slide}
              number={at + 1}
              state={stateOf(at)}
              loads={loadsAll || at === 0}
              moving={moving}
            />
          ))}
        </div>
      </section>
    </div>
  );
}

/** The handlers that hold the slide while the mouse is over it or the focus is in it. */
function holdHandlers({ hold }: Carousel) {
  return {
    onPointerEnter: (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') hold('pointer', true);
    },
    onPointerLeave: (): void => hold('pointer', false),
    onFocus: (): void => hold('focus', true),
    onBlur: (event: FocusEvent): void => {
      if (!event.currentTarget.contains(event.relatedTarget)) hold('focus', false);
    },
  };
}

/** Pause comes first, as the carousel pattern recommends; then the arrows around the dots. */
function CarouselControls({ index, playing, toggle, step, show }: Carousel) {
  return (
    <div className={styles.controls}>
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={carouselText(playing ? 'carousel.pause' : 'carousel.play')}
        onClick={toggle}
      />
      <IconButton icon="left" label={carouselText('carousel.previous')} onClick={() => step(-1)} />
      <div role="group" aria-label={carouselText('carousel.choose')} className={styles.dots}>
        {slides.map((_, dot) => (
          <button
            key={dot}
            type="button"
            className={styles.dot}
            aria-label={carouselText('carousel.goTo', { number: dot + 1, count: slides.length })}
            aria-current={dot === index || undefined}
            onClick={() => show(dot)}
          />
        ))}
      </div>
      <IconButton icon="right" label={carouselText('carousel.next')} onClick={() => step(1)} />
    </div>
  );
}

interface WelcomeProps {
  notFound: boolean;
  stateOf: (slide: number) => 'current' | 'previous' | 'away';
}

/** The headline, and the line and link of the current slide. */
function Welcome({ notFound, stateOf }: WelcomeProps) {
  return (
    <div className={styles.welcome}>
      {notFound && <p className={styles.notFound}>{homeTexts.notFound}</p>}
      <h1 className={styles.headline}>{homeTexts.heroHeadline}</h1>
      <div className={styles.lines}>
        {slides.map(({ line }, at) => (
          <p key={at} className={styles.slideText} data-state={stateOf(at)}>
            {line}
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        <div className={styles.links}>
          {slides.map(({ link: { to, text } }, at) => (
            <ButtonLink
              key={at}
              to={to}
              kind="outline"
              onDark
              className={styles.slideText}
              data-state={stateOf(at)}
            >
              {text}
            </ButtonLink>
          ))}
        </div>
        <ButtonLink to={paths.register} kind="quiet" onDark>
          {pageText('navbar.register')}
        </ButtonLink>
      </div>
    </div>
  );
}
