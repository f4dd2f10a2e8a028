import { objectId } from '../objectIds';
import type { Account } from '../types';

/** The account that every fresh mock server knows; the start-up lines print it. */
export const DEMO_ACCOUNT: Readonly<Account> = {
  id: objectId('user', 1),
  name: 'Camille Laurent',
  email: 'demo@aurevane.example',
  password: 'Golden-Hour-7',
};
