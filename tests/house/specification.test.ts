import { expect, it } from 'vitest';
import { catalogueTexts } from '#house/catalogue';
import { editions } from '#house/editions';
import { homeTexts, slides } from '#house/home';
import { blurb, brand, copyrightYear } from '#house/house';
import { lastUpdated } from '#house/legal';
import { perfumes } from '#house/perfumes';
import { findScent, QUESTIONS, type Answers } from '#pages/catalogue/finder';

/** What the specification says of src/house, and whom its finder names: no other house is tested for it. */

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

it('Find your scent names these perfumes first; in small letters, they only come nearest', () => {
  const [when, where, drawn] = QUESTIONS;
  const initials = (answers: Answers): string => {
    const { hits, isExact } = findScent(answers);
    const name = perfumes[hits[0]?.perfume ?? 'classicMusk'].name.replace(/[^A-Z]/g, '');
    return isExact ? name : name.toLowerCase();
  };
  const rows = when.answers.flatMap((a) =>
    where.answers.map((b) => `${a} ${b}: ${drawn.answers.map((c) => initials([a, b, c])).join(' ')}`),
  );
  expect(drawn.answers.join(' ')).toBe('musk floral amber gourmand spice wood notSweet unknown');
  expect(rows).toEqual([
    'day close: CM CM cm VE VE VE CM CM',
    'day table: cm VE an VE VE VE an VE',
    'day room: cm ro ro ve ro ro ro ro',
    'evening close: cm VE an VE VE VE cm VE',
    'evening table: an AN AN VE AN VE AN AN',
    'evening room: cm ro ro ve ro ro ro ro',
    'night close: cm cm an ve ve ve cm cm',
    'night table: an AN AN ve AN AN AN AN',
    'night room: ro RO RO ro RO RO RO RO',
  ]);
});
