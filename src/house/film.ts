import type { Film } from '#houseTypes/home';

/** The home film: a muted, seamless loop of six seconds. The webm is AV1, the mp4 H.264 (tools/artwork/README.md). */
export const film: Film = {
  large: {
    webm: '/film/hero-motion-large.0a365df8.webm',
    mp4: '/film/hero-motion-large.1e0dd4e2.mp4',
    width: 1920,
    height: 1080,
  },
  wide: {
    webm: '/film/hero-motion.2ad549c4.webm',
    mp4: '/film/hero-motion.8b72129a.mp4',
    width: 1280,
    height: 720,
  },
  tall: {
    webm: '/film/hero-motion-tall.39cf481a.webm',
    mp4: '/film/hero-motion-tall.56c06b2e.mp4',
    width: 600,
    height: 900,
  },
};
