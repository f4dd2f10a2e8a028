// The house's pictures: which part of which master, in which widths. tools/artwork/pictureTable.mjs adds those of
// the perfumes, and explains the settings.

const EDITION = { widths: [360, 480, 640, 828, 1200, 1800], fine: true, quick: true };
const LIGHT = { widths: [160, 320, 540], fine: true, quick: true };
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
  // Walls of the hours, without bottles: the light of a day in spring, an autumn evening and a winter night.
  lightSpring: { master: 'hours-classic-musk-02', crop: [594, 60, 282, 470], ...LIGHT, tone: 'ivory' },
  lightAutumn: { master: 'hours-amber-nights-12', crop: [684, 20, 336, 560], ...LIGHT, tone: 'dark' },
  lightWinter: { master: 'hours-royal-oud-10', crop: [612, 20, 336, 560], ...LIGHT, tone: 'dark' },
};
