import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { media } from '#config/media';

it.each(Object.entries(media))('the style sheets have the same query for %s', (name, query) => {
  const styles = readFileSync('src/ui/styles/breakpoints.css', 'utf8');
  expect(styles).toContain(`@custom-media --${name} ${query};`);
});
