/** A motif of a picture, as in the `source` of its best format. */
export interface FirstSource {
  media?: string | undefined;
  srcSet: string;
  sizes: string;
}

let first: readonly FirstSource[] = [];

/** Notes the sources of a picture with priority while a page is prerendered; only the first counts. */
export function noteFirstPicture(sources: readonly FirstSource[]): void {
  if (first.length === 0) first = sources;
}

/** Returns what was noted, once. */
export function takeFirstPicture(): readonly FirstSource[] {
  const noted = first;
  first = [];
  return noted;
}
