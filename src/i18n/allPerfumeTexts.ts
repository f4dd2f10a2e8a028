import { perfumes, type PerfumeKey } from '../config/perfumes';
import { mapRows, rowOf } from '../lib/tables';
import type { PerfumeText } from './perfumeText';

const modules: Readonly<Record<string, PerfumeText>> = import.meta.glob<PerfumeText>('./perfumes/*.ts', {
  eager: true,
  import: 'text',
});

/**
 * The texts of all perfumes, for the features that compare them. A perfume's page loads only its own
 * (app/routes.ts).
 */
export const allPerfumeTexts: Record<PerfumeKey, PerfumeText> = mapRows(perfumes, (_, key) =>
  rowOf(modules, `./perfumes/${key}.ts`),
);
