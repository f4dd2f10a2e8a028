import { brand } from '#house/house';
import { translator } from '#i18n/translator';

export const carouselText = translator({
  'carousel.label': `The perfumes of ${brand}`,
  'carousel.role': 'carousel',
  'carousel.slideRole': 'slide',
  'carousel.slide': '{number} of {count}',
  'carousel.previous': 'Previous slide',
  'carousel.next': 'Next slide',
  'carousel.choose': 'Choose a slide',
  'carousel.goTo': 'Go to slide {number} of {count}',
  'carousel.pause': 'Pause',
  'carousel.play': 'Play',
});
