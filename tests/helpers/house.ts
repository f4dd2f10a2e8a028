import { catalogueTexts } from '#house/catalogue';
import { familyNames } from '#house/families';
import { familyWords } from '#house/familyWords';
import { brand } from '#house/house';
import type { NoteFamily } from '#houseTypes/perfume';
import { keysOf } from '#lib/tables';
import { need } from './goods';

/** What tests know about the house besides its products (goods.ts). */

/** The end of every page's title. */
export const titleEnd = ` | ${brand}`;

export const catalogueTitle = `${catalogueTexts.titleBefore} ${catalogueTexts.titleHighlight}`;

interface Family {
  key: NoteFamily;
  name: string;
  word: string;
}

/** Three families of notes, in the order of the filter bar. `word` tells each in a description. */
export const [family, secondFamily, thirdFamily] = [0, 1, 2].map((at) => {
  const key = need(keysOf(familyNames)[at], 'three families');
  const [word = ''] = familyWords[key].split(', ');
  return { key, name: familyNames[key], word };
}) as [Family, Family, Family];
