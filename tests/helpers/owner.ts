import * as owner from '#house/owner';
import { perfumes } from '#house/perfumes';

/** Empties all that a house's owner has filled in, so that a test states what it needs. */
export function emptyOwnersFacts({
  sellingTerms,
  deliveryDays,
  afterOrder,
  safetyOfAll,
  safetyByName,
  customerRights,
}: typeof owner = owner): void {
  for (const facts of [sellingTerms, deliveryDays, afterOrder, safetyOfAll, customerRights])
    for (const fact of Object.keys(facts)) Object.assign(facts, { [fact]: null });
  deliveryDays.holidays = [];
  for (const name of Object.keys(safetyByName)) Reflect.deleteProperty(safetyByName, name);
  for (const perfume of Object.values(perfumes)) delete perfume.safety;
}
