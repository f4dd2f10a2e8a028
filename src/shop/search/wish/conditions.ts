import { perfumes, type PerfumeKey } from '#house/perfumes';
import type { Condition } from '#houseTypes/perfume';

/** Prices in cents, as far as the API has told them. */
export type Prices = Readonly<Partial<Record<PerfumeKey, number>>>;

/** A perfume of these hours meets 'lasting' fully. */
const FULL_HOURS = 10;
/** How well a perfume for the evening fits the night, and one for the night the evening. */
const LATE_LEVEL = 0.4;
/** A perfume of few seasons fits each of them better. */
const SEASON_COST = 0.05;

/** By sillage, from 1 to 5: how well it meets a condition; -1 contradicts it. */
const STRENGTH: Partial<Record<Condition, readonly number[]>> = {
  light: [1, 0.6, 0.2, 0.1, -1],
  notStrong: [1, 0.8, 0.6, -1, -1],
  notLight: [-1, 0.4, 0.8, 1, 1],
  strong: [-1, 0.1, 0.4, 0.8, 1],
};

export const isStrength = (condition: Condition): boolean => STRENGTH[condition] !== undefined;

/** Whether one perfume can have more of it than another one, as in 'cheaper than'. */
export const isGraded = (condition: Condition): boolean =>
  isStrength(condition) || ['lasting', 'cheap', 'dear'].includes(condition);

/** What a refused condition asks for: 'not strong'. */
export const OPPOSITES: Partial<Record<Condition, Condition>> = {
  light: 'notLight',
  strong: 'notStrong',
  cheap: 'dear',
  dear: 'cheap',
  day: 'evening',
  evening: 'day',
};

/** How well a perfume meets a condition, up to 1; -1 contradicts it. */
export function meets(condition: Condition, key: PerfumeKey, prices: Prices): number {
  const { timesOfDay, seasons, sillage, lastsHours } = perfumes[key].facets;
  const { [key]: price = 0 } = prices;
  const all = Object.values(prices);
  switch (condition) {
    case 'lasting':
      return lastsHours / FULL_HOURS;
    case 'year':
      return seasons.length / 4;
    case 'cheap':
      return price && Math.min(...all) / price;
    case 'dear':
      return price && price / Math.max(...all);
    default:
      if (STRENGTH[condition]) return STRENGTH[condition][sillage - 1] ?? 0;
      if ([...timesOfDay, ...seasons].some((time) => time === condition))
        return 1 - SEASON_COST * seasons.length;
      return /evening|night/.test(condition) && timesOfDay.some((time) => time !== 'day') ? LATE_LEVEL : -1;
  }
}
