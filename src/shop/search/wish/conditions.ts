import { perfumes, type PerfumeKey } from '#house/perfumes';
import type { Condition } from '../../../house/types';

/** Prices in cents, as far as the API has told them. */
export type Prices = Readonly<Partial<Record<PerfumeKey, number>>>;

/** A perfume is lasting from these hours on. */
const LASTING_HOURS = 8;
/** A perfume of these hours meets 'lasting' fully. */
const FULL_HOURS = 10;
/** A season or an hour counts this much less for each one that the perfume names before it. */
const LATER_COST = 0.15;
/** It also counts this much less for each season of the perfume: one of fewer seasons fits better. */
const SEASON_COST = 0.02;
/** How well a perfume for the night fits the evening, and the other way round. */
const LATE_LEVEL = 0.4;
/** A perfume is dear or cheap if its price is at least this near to the highest or the lowest. */
const MIN_PRICE_PART = 0.66;

/** By sillage, from 1 to 5: how well it meets a condition; -1 contradicts it. */
const STRENGTH: Partial<Record<Condition, readonly number[]>> = {
  light: [1, 0.6, 0.2, 0.1, -1],
  notStrong: [1, 0.8, 0.6, -1, -1],
  notLight: [-1, 0.4, 0.8, 1, 1],
  strong: [-1, 0.1, 0.4, 0.8, 1],
};

/** Whether a condition is about how far a perfume can be smelled. */
export const isStrength = (condition: Condition): boolean => STRENGTH[condition] !== undefined;

/** What a refused condition asks for: 'not strong'. */
export const OPPOSITES: Partial<Record<Condition, Condition>> = {
  light: 'notLight',
  strong: 'notStrong',
  cheap: 'dear',
  dear: 'cheap',
  day: 'evening',
  evening: 'day',
};

function meetsPrice(condition: 'cheap' | 'dear', key: PerfumeKey, prices: Prices): number {
  const price = prices[key];
  if (price === undefined || price === 0) return 0;
  const all = Object.values(prices);
  const part = condition === 'cheap' ? Math.min(...all) / price : price / Math.max(...all);
  return part < MIN_PRICE_PART ? -1 : part;
}

function meetsTime(condition: Condition, key: PerfumeKey): number {
  const { timesOfDay, seasons } = perfumes[key].facets;
  const lists: readonly (readonly string[])[] = [timesOfDay, seasons];
  const place = Math.max(...lists.map((list) => list.indexOf(condition)));
  if (place >= 0) return 1 - LATER_COST * place - SEASON_COST * seasons.length;
  const isLate = condition === 'evening' || condition === 'night';
  return isLate && timesOfDay.some((time) => time !== 'day') ? LATE_LEVEL : -1;
}

/** How well a perfume meets a condition, up to 1; -1 contradicts it. */
export function meets(condition: Condition, key: PerfumeKey, prices: Prices): number {
  const { seasons, sillage, lastsHours } = perfumes[key].facets;
  switch (condition) {
    case 'lasting':
      return lastsHours < LASTING_HOURS ? -1 : lastsHours / FULL_HOURS;
    case 'year':
      return seasons.length / 4;
    case 'cheap':
    case 'dear':
      return meetsPrice(condition, key, prices);
    default:
      return STRENGTH[condition]?.[sillage - 1] ?? meetsTime(condition, key);
  }
}
