import { translator } from './translator';

/** The owner's files about guarantees. */
export const t = translator({
  'guarantee.title': 'Guarantee',
  'guarantee.notice': 'Notice on the legal guarantee',
  'guarantee.label': "The producer's guarantee of durability",
});
