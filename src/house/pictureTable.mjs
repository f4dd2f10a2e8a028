// The house's pictures: which part of which master, in which widths. tools/artwork/pictureTable.mjs adds those of
// the perfumes, and explains the settings.

const EDITION = { widths: [360, 480, 640, 828, 1200, 1800], fine: true, quick: true };
const STRIP = { widths: [480, 640, 828, 1200], quick: true };

export const pictureRows = {
  heroCollection: { master: 'hero-collection', above: 120, widths: 'wide', tone: 'dark', quick: true },
  heroCollectionTall: { master: 'hero-collection-tall', widths: 'upright', tone: 'dark' },
  heroEmber: { master: 'hero-ember', above: 100, widths: 'wide', tone: 'dark', quick: true },
  heroEmberTall: { master: 'hero-ember-tall', widths: 'upright', tone: 'dark' },
  heroMotion: { master: 'hero-motion-poster', widths: [640, 960, 1280], tone: 'dark' },
  heroMotionTall: {
    master: 'hero-motion-poster',
    crop: [526, 0, 600, 720],
    headroom: true,
    widths: [480, 600],
    tone: 'dark',
  },
  bannerCatalogue: { master: 'banner-catalogue', above: 80, widths: 'wide', tone: 'dark', quick: true },
  bannerContact: { master: 'banner-contact', above: 40, widths: 'wide', tone: 'dark', quick: true },
  bannerContactNarrow: {
    master: 'banner-contact',
    crop: [1160, 0, 1200, 900],
    above: 40,
    widths: 'upright',
    tone: 'dark',
    quick: true,
  },
  about: { master: 'about', widths: [360, 480, 640, 828, 1200, 1600], tone: 'ivory' },
  gift: { master: 'gift', crop: [615, 250, 885, 590], widths: [320, 480, 828], tone: 'ivory' },
  editionSignature: { master: 'edition-signature', tone: 'ivory', ...EDITION },
  editionLimited: { master: 'edition-limited', tone: 'dark', ...EDITION },
  editionUltraRare: { master: 'edition-ultra-rare', tone: 'dark', ...EDITION },
  // The strips above the forms on a phone: raw materials, which no crop spoils.
  stripResin: { master: 'macro-amber-nights', crop: [0, 350, 1200, 800], ...STRIP, tone: 'dark' },
  stripLinen: { master: 'macro-classic-musk', crop: [0, 300, 1200, 800], ...STRIP, tone: 'ivory' },
  stripOud: { master: 'macro-royal-oud', crop: [0, 450, 1200, 800], ...STRIP, tone: 'dark' },
  stripVanilla: { master: 'macro-vanilla-ember', crop: [0, 330, 1200, 800], ...STRIP, tone: 'ivory' },
};

/**
 * The positions of the bottles in pictures with text on them: left, top, right and bottom, from 0 to 1. A
 * test checks that no text overlaps a bottle.
 * @type {Readonly<Record<string, readonly (readonly number[])[]>>}
 */
export const BOTTLES = {
  'hero-collection': [
    [0.38, 0.37, 0.57, 0.88],
    [0.53, 0.13, 0.68, 0.71],
    [0.63, 0.39, 0.8, 0.9],
    [0.77, 0.37, 0.95, 0.87],
  ],
  'hero-collection-tall': [
    [0.06, 0.48, 0.33, 0.82],
    [0.31, 0.33, 0.52, 0.7],
    [0.44, 0.5, 0.7, 0.84],
    [0.66, 0.48, 0.94, 0.81],
  ],
  'hero-motion': [[0.51, 0.14, 0.77, 0.86]],
  'hero-motion-tall': [[0.22, 0.31, 0.77, 0.88]],
  'hero-ember': [[0.64, 0.12, 0.91, 0.94]],
  'hero-ember-tall': [[0.33, 0.4, 0.67, 0.84]],
  'banner-catalogue': [
    [0.55, 0.28, 0.71, 0.94],
    [0.68, 0.12, 0.8, 0.92],
    [0.79, 0.26, 0.97, 0.95],
  ],
  'banner-contact': [[0.67, 0.12, 0.86, 0.83]],
  'banner-contact-narrow': [[0.38, 0.12, 0.75, 0.83]],
  'edition-signature': [[0.28, 0.2, 0.72, 0.72]],
  'edition-limited': [[0.28, 0.21, 0.72, 0.75]],
  'edition-ultra-rare': [[0.33, 0.17, 0.67, 0.75]],
};
