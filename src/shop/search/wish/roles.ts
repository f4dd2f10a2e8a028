import * as house from '#house/scent';
import { mapRows } from '#lib/tables';

/** The words for each role in a sentence. */
export const roles = mapRows(house.roles, (words): ReadonlySet<string> => new Set(words.split(' ')));
