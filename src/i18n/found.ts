import { translator } from './translator';

/** Search results other than matches by name. */
export const t = translator({
  'found.byScent': 'By scent',
  'found.inShop': 'In the shop',
  'found.scentCount.one': '1 perfume by its scent',
  'found.scentCount.other': '{count} perfumes by their scent',
});
