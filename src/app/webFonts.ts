import { idle } from '../lib/idle';
import cormorant from '../styles/fonts/cormorant.woff2?url';
import jost from '../styles/fonts/jost.woff2?url';

const FACES = [
  ['Cormorant', cormorant, '300 600'],
  ['Jost', jost, '300 500'],
] as const;

let loaded: readonly FontFace[] = [];
/** Another page has come since. */
let wanted = false;

/** Whether a local font stands in for each of them, in its measures (src/styles/fonts.css). */
function haveStandIns(): boolean {
  const faces = [...document.fonts];
  return FACES.every(([family]) =>
    faces.some((face) => face.family.includes(`${family} `) && face.status === 'loaded'),
  );
}

/**
 * Loads both web fonts once the page is of use, and shows them in one frame (behaviour 3.26). Where no local font has
 * their measures, lines would break anew: there they come with the next page.
 */
export async function loadWebFonts(): Promise<void> {
  await idle();
  const faces = FACES.map(([family, file, weight]) => new FontFace(family, `url(${file})`, { weight }));
  try {
    loaded = await Promise.all(faces.map((face) => face.load()));
  } catch {
    // The stand-ins stay.
    return;
  }
  if (wanted || haveStandIns()) showWebFonts();
}

/** Shows the web fonts, at once or when they are loaded. */
export function showWebFonts(): void {
  wanted = true;
  for (const face of loaded) document.fonts.add(face);
}
