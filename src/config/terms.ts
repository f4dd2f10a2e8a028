import { guarantee, sellingTerms } from '#house/owner';
import { keysOf } from '../lib/tables';
import type { Guarantee, OwnersFile } from './owner';

/** The terms that the owner has filled in. */
export function statedTerms(terms: Readonly<Record<string, string>> = sellingTerms): string[] {
  return Object.values(terms).filter((term) => term !== '');
}

/** The owner's files about guarantees. */
export function statedFiles(): ({ about: keyof Guarantee } & OwnersFile)[] {
  return keysOf(guarantee).flatMap((about) => {
    const file = guarantee[about];
    return file === null || file === 'none' ? [] : [{ about, ...file }];
  });
}
