import { withdrawal as own } from '../withdrawal';

export const withdrawal =
  own.days > 0 || own.address !== ''
    ? own
    : { days: 14, address: '[Example: postal address and e-mail address]' };
