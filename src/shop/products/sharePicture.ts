import { perfumeAt } from './perfumeTargets';

/** The share picture of an address. A perfume's is named like the last part of its path. */
export function sharePicture(path: string): string {
  return perfumeAt(path) ? `/share-${path.split('/').at(-1) ?? ''}.jpg` : '/share.jpg';
}
