import { perfumes } from '#house/perfumes';
import { perfumeAt } from './perfumeTargets';

/** The share picture of an address; perfumes have their own. */
export function sharePicture(path: string): string {
  const target = perfumeAt(path);
  if (!target) return '/share.jpg';
  const name = perfumes[target.perfume].pictures.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`);
  return `/share-${name.toLowerCase()}.jpg`;
}
