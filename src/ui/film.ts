// Written by src/build/encodeFilm.mjs; do not edit.

/** The home film: a muted, seamless loop of six seconds. The webm is AV1; the mp4 is H.264, for the others. */
export const film = {
  wide: {
    webm: '/film/hero-motion.001e4ec2.webm',
    mp4: '/film/hero-motion.b5da098b.mp4',
    width: 1280,
    height: 720,
  },
  tall: {
    webm: '/film/hero-motion-tall.96356067.webm',
    mp4: '/film/hero-motion-tall.89e629f1.mp4',
    width: 600,
    height: 900,
  },
} as const;
