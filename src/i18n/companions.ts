import { translator } from './translator';

/** Similar perfumes, and perfumes to layer. */
export const t = translator({
  'companions.title': 'In the same spirit',
  'companions.compare': 'Compare with {name}',
  'companions.finder': 'Find your scent',
  'companions.near': 'If you love this one',
  'companions.nearWhy.closer': 'It shares {first} and {second}, and stays closer to the skin.',
  'companions.nearWhy.farther': 'It shares {first} and {second}, and reaches farther.',
  'companions.over': 'Worn over it',
  'companions.under': 'Worn under it',
  'companions.layers': '{under} first, {over} over it: {lead} on {ground}.',
  'companions.alone': 'Worn alone',
  'companions.aloneWhy': '{name} fills a room. It needs no company.',
});
