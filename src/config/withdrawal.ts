import { withdrawal } from '#house/withdrawal';

/** The right of withdrawal, or null if the owner has not switched it on. */
export function statedWithdrawal(right: typeof withdrawal = withdrawal): Readonly<typeof withdrawal> | null {
  return right.days > 0 && right.address !== '' ? right : null;
}
