import { expect, it } from 'vitest';
import { catalogueTexts } from '#house/catalogue';
import { editions } from '#house/editions';
import { homeTexts, slides } from '#house/home';
import { blurb, brand, copyrightYear } from '#house/house';
import { lastUpdated } from '#house/legal';
import { perfumes } from '#house/perfumes';

/** What the specification says of this house. */

it('it has four perfumes, each with its address', () => {
  expect(Object.values(perfumes).map(({ name, path }) => [name, path])).toEqual([
    ['Classic Musk', '/products/classic-musk'],
    ['Amber Nights', '/products/amber-nights'],
    ['Vanilla Ember', '/products/vanilla-ember'],
    ['Royal Oud', '/products/royal-oud'],
  ]);
});

it('Home welcomes with three slides, image, film, image, and three panels', () => {
  expect(homeTexts.heroHeadline).toBe('Welcome to Aurevane');
  expect(slides.map(({ film, link }) => [film ? 'film' : 'image', link.text, link.to])).toEqual([
    ['image', 'The collection', '/products'],
    ['film', 'Amber Nights', '/products/amber-nights'],
    ['image', 'Vanilla Ember', '/products/vanilla-ember'],
  ]);
  expect(editions.map(({ name, to }) => [name, to])).toEqual([
    ['Signature Scents', '/products'],
    ['Limited Edition', '/products/amber-nights'],
    ['Ultra-Rare Edition', '/products/royal-oud'],
  ]);
  expect(homeTexts).toMatchObject({ aboutTitle: 'About Us', scentsTitle: 'Explore Our Scents' });
});

it('the catalogue begins with The House Collection, elegance and allure; the footer has its year', () => {
  const { titleBefore, titleHighlight, tagline } = catalogueTexts;
  expect([titleBefore, titleHighlight]).toEqual(['The House', 'Collection']);
  expect(tagline).toMatch(/elegance.*allure/i);
  expect([brand, copyrightYear, lastUpdated]).toEqual(['Aurevane', '2025', 'June 2025']);
  expect(blurb).toContain('house of quiet fragrance');
});
