import * as house from '#house/scent';
import { mapRows } from '#lib/tables';

export const roles = mapRows(house.roles, (words): ReadonlySet<string> => new Set(words.split(' ')));
