const FONT_FACE = /@font-face\{[^}]*\}/g;

/** Takes the faces of web fonts out of a style sheet: named in it, they are loaded as soon as a word is laid out. */
export function withoutWebFonts(css: string): { css: string; faces: string } {
  const faces = (css.match(FONT_FACE) ?? []).filter((face) => face.includes('url('));
  return { css: faces.reduce((rest, face) => rest.replace(face, ''), css), faces: faces.join('') };
}
