import { isSameName } from '../lib/names';
import { perfumes, type PerfumeRow, type SafetyFacts } from './perfumes';
import { safetyByName, safetyOfAll } from './shopOwner';

const FACTS = [
  'ingredients',
  'warnings',
  'responsiblePerson',
  'batch',
  'shelfLife',
] as const satisfies readonly (keyof SafetyFacts)[];

/**
 * The facts on ingredients and safety that the shop's owner has filled in for a product (behaviour 9.25).
 * @param name the product's name in the API; see {@link isSameName}
 */
export function safetyOf(name: string): { fact: keyof SafetyFacts; text: string }[] {
  const rows: readonly PerfumeRow[] = Object.values(perfumes);
  const isNamed = (other: string): boolean => isSameName(other, name);
  const others = Object.entries(safetyByName).find(([other]) => isNamed(other));
  const own = rows.find((row) => isNamed(row.name))?.safety ?? others?.[1];
  return FACTS.flatMap((fact) => {
    const text = own?.[fact] || safetyOfAll[fact];
    return text ? [{ fact, text }] : [];
  });
}
