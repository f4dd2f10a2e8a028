import { nextFrame } from '../../lib/nextFrame';

const GIVE_UP_MS = 3000;
/** The web fonts; the faces of local fonts that stand in for one have its name and more, after a space. */
const FAMILIES = ['Cormorant', 'Jost'];

const statuses = (wanted: (family: string) => boolean): FontFaceLoadStatus[] =>
  [...document.fonts].filter(({ family }) => wanted(family)).map(({ status }) => status);

/**
 * Where none of the fonts is there that the fallback faces name, nothing can be laid out in the web fonts' measures:
 * there the words wait for these. If the web fonts fail, or take too long, this page keeps the machine's own.
 */
export function awaitFaces(): void {
  const page = document.documentElement;
  const end = (faces: 'own' | 'web'): void => {
    if (page.dataset.faces === 'awaited') page.dataset.faces = faces;
  };
  const look = (): void => {
    const web = statuses((family) => !family.includes(' '));
    if (web.includes('error')) end('own');
    else if (web.filter((status) => status === 'loaded').length === FAMILIES.length) {
      // Laid out first, then shown: what is moved and shown in one frame counts as moved in sight.
      void nextFrame().then(() => end('web'));
    }
  };
  // The first layout asks for the faces, and what it observes is called before it is painted.
  new ResizeObserver((_, observer) => {
    const found = FAMILIES.map((name) => statuses((family) => family.includes(`${name} `)));
    if (found.some((faces) => faces.length > 0 && faces.every((status) => status === 'error'))) {
      observer.disconnect();
      page.dataset.faces = 'awaited';
      document.fonts.onloadingdone = document.fonts.onloadingerror = look;
      look();
      setTimeout(end, GIVE_UP_MS, 'own');
    } else if (found.every((faces) => faces.includes('loaded'))) {
      observer.disconnect();
    }
  }).observe(page);
}
