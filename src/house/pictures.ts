// Written by tools/artwork/encodePicture.mjs; do not edit.

// prettier-ignore
export const pictures = {
  heroCollection: { path: 'hero-collection.564e9da3', width: 2400, height: 1470, widths: [768, 1024, 1440, 1920, 2400], fallback: 1440, tone: 'dark' },
  heroCollectionTall: { path: 'hero-collection-tall.470a370c', width: 1200, height: 1800, widths: [480, 640, 828, 1200], fallback: 640, tone: 'dark' },
  heroEmber: { path: 'hero-ember.1df0b424', width: 2400, height: 1450, widths: [768, 1024, 1440, 1920, 2400], fallback: 1440, tone: 'dark' },
  heroEmberTall: { path: 'hero-ember-tall.91c0d318', width: 1200, height: 1800, widths: [480, 640, 828, 1200], fallback: 640, tone: 'dark' },
  heroMotion: { path: 'hero-motion.aa310e27', width: 1280, height: 720, widths: [640, 960, 1280], fallback: 960, tone: 'dark' },
  heroMotionTall: { path: 'hero-motion-tall.be3912b6', width: 600, height: 900, widths: [480, 600], fallback: 480, tone: 'dark' },
  bannerCatalogue: { path: 'banner-catalogue.d983f099', width: 2400, height: 980, widths: [768, 1024, 1440, 1920, 2400], fallback: 1440, tone: 'dark' },
  bannerContact: { path: 'banner-contact.436303a4', width: 2400, height: 940, widths: [768, 1024, 1440, 1920, 2400], fallback: 1440, tone: 'dark' },
  bannerContactNarrow: { path: 'banner-contact-narrow.6d9eda7c', width: 1200, height: 940, widths: [480, 640, 828, 1200], fallback: 640, tone: 'dark' },
  about: { path: 'about.65b77f86', width: 1600, height: 1200, widths: [360, 480, 640, 828, 1200, 1600], fallback: 640, tone: 'ivory' },
  gift: { path: 'gift.a308adca', width: 885, height: 590, widths: [320, 480, 828], fallback: 480, tone: 'ivory' },
  editionSignature: { path: 'edition-signature.cc2a808a', width: 1560, height: 2080, widths: [360, 480, 640, 828, 1200, 1800], fallback: 640, tone: 'ivory' },
  editionLimited: { path: 'edition-limited.da15de2c', width: 1560, height: 2080, widths: [360, 480, 640, 828, 1200, 1800], fallback: 640, tone: 'dark' },
  editionUltraRare: { path: 'edition-ultra-rare.df1d2c84', width: 1560, height: 2080, widths: [360, 480, 640, 828, 1200, 1800], fallback: 640, tone: 'dark' },
  stripResin: { path: 'strip-resin.27692587', width: 1200, height: 800, widths: [480, 640, 828, 1200], fallback: 640, tone: 'dark' },
  stripLinen: { path: 'strip-linen.27b4b8d7', width: 1200, height: 800, widths: [480, 640, 828, 1200], fallback: 640, tone: 'ivory' },
  stripOud: { path: 'strip-oud.6c1df955', width: 1200, height: 800, widths: [480, 640, 828, 1200], fallback: 640, tone: 'dark' },
  stripVanilla: { path: 'strip-vanilla.47418a31', width: 1200, height: 800, widths: [480, 640, 828, 1200], fallback: 640, tone: 'ivory' },
  productAmberNights: { path: 'product-amber-nights.a7fc9f75', width: 1600, height: 2000, widths: [320, 480, 640, 828, 1200, 1600], fallback: 640, tone: 'room' },
  productClassicMusk: { path: 'product-classic-musk.315474b6', width: 1600, height: 2000, widths: [320, 480, 640, 828, 1200, 1600], fallback: 640, tone: 'room' },
  productRoyalOud: { path: 'product-royal-oud.302fffd4', width: 1600, height: 2000, widths: [320, 480, 640, 828, 1200, 1600], fallback: 640, tone: 'room' },
  productVanillaEmber: { path: 'product-vanilla-ember.f34b3686', width: 1600, height: 2000, widths: [320, 480, 640, 828, 1200, 1600], fallback: 640, tone: 'room' },
} as const;
