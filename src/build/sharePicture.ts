import { perfumeTargets } from '../model/searchTargets';

/** The share picture of an address; perfumes have their own. src/artwork/makeIcons.mjs creates them. */
export function sharePicture(path: string): string {
  const perfume = perfumeTargets.find((target) => target.path === path);
  return perfume ? `/share-${path.slice(path.lastIndexOf('/') + 1)}.jpg` : '/share.jpg';
}
