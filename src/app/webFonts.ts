import { idle } from '../lib/idle';
import cormorant from '../ui/styles/fonts/cormorant.woff2?url';
import jost from '../ui/styles/fonts/jost.woff2?url';

const FACES = [
  ['Cormorant', cormorant, '300 600'],
  ['Jost', jost, '300 500'],
] as const;

let loaded: readonly FontFace[] = [];
/** Whether the fonts may be shown although they change line breaks: another page has been opened since. */
let wanted = false;

/** Whether each font has a loaded local fallback with the same metrics (src/ui/styles/fonts.css). */
function haveLocalFallbacks(): boolean {
  const faces = [...document.fonts];
  return FACES.every(([family]) =>
    faces.some((face) => face.family.includes(`${family} `) && face.status === 'loaded'),
  );
}

/**
 * Loads both web fonts once the page is usable, and activates them in one frame. If no local
 * font has the same metrics, lines would break differently, so they are activated with the next page.
 */
export async function loadWebFonts(): Promise<void> {
  await idle();
  const faces = FACES.map(([family, file, weight]) => new FontFace(family, `url(${file})`, { weight }));
  try {
    loaded = await Promise.all(faces.map((face) => face.load()));
  } catch {
    // Keep the fallback fonts.
    return;
  }
  if (wanted || haveLocalFallbacks()) showWebFonts();
}

/** Activates the web fonts, now or once they are loaded. */
export function showWebFonts(): void {
  wanted = true;
  for (const face of loaded) document.fonts.add(face);
}
