import { safetyByName, safetyOfAll } from '#house/owner';
import { perfumes } from '#house/perfumes';
import type { SafetyFacts } from '#houseTypes/perfume';
import { isSameName } from '#lib/names';

const FACTS = [
  'ingredients',
  'warnings',
  'responsiblePerson',
  'batch',
  'shelfLife',
] as const satisfies readonly (keyof SafetyFacts)[];

/** The facts on ingredients and safety that the owner has filled in for a product of this name. */
export function safetyOf(name: string): { fact: keyof SafetyFacts; text: string }[] {
  const isNamed = (other: string): boolean => isSameName(other, name);
  const others = Object.entries(safetyByName).find(([other]) => isNamed(other));
  const own = Object.values(perfumes).find((row) => isNamed(row.name))?.safety ?? others?.[1];
  return FACTS.flatMap((fact) => {
    const text = own?.[fact] || safetyOfAll[fact];
    return text ? [{ fact, text }] : [];
  });
}
