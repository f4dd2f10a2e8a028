import { sellingTerms, withdrawal } from '#house/owner';

/** The terms that the owner has filled in. */
export function statedTerms(terms: Readonly<Record<string, string>> = sellingTerms): string[] {
  return Object.values(terms).filter((term) => term !== '');
}

/** The right of withdrawal, or null if the owner has not switched it on. */
export function statedWithdrawal(right: typeof withdrawal = withdrawal): Readonly<typeof withdrawal> | null {
  return right.days > 0 && right.address !== '' ? right : null;
}
