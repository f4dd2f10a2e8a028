import { demoAccount } from '#house/mockShop';
import { objectId } from '../ids';
import type { Account } from '../types';

/** The account of every fresh mock server; the start-up lines print it. */
export const DEMO_ACCOUNT: Readonly<Account> = { id: objectId('user', 1), ...demoAccount };
