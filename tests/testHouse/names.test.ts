import { describe, expect, it } from 'vitest';
import { answerTo } from '#shop/search/wish/index';
import type { PerfumeKey } from './perfumes';

/** Names with figures, dots, apostrophes, accents and small words. */

/** In cents, as the mock sells them. */
const prices = { blackTea: 9_000, heure: 11_200, rain: 13_400, creme: 15_650, harbour: 37_800 };
const foundBy = (query: string): PerfumeKey[] => answerTo(query, prices).hits.map(({ perfume }) => perfume);

describe('a perfume is found by its name', () => {
  it.each<[string, PerfumeKey]>([
    ['black tea no 4', 'blackTea'],
    ['BLACK TEA NO.4', 'blackTea'],
    ["l'heure d'or", 'heure'],
    ['lheure dor', 'heure'],
    ['No. 5 and Rain', 'rain'],
    ['creme de figue', 'creme'],
    ['out of the harbor', 'harbour'],
    ['something like Black Tea No. 4', 'blackTea'],
    ['no 5 and rain under 200', 'rain'],
    ['the price of no 5 and rain', 'rain'],
  ])('%j: %s', (query, perfume) => expect(foundBy(query)[0]).toBe(perfume));
});

describe('perfumes are compared by their names', () => {
  it.each<[string, PerfumeKey[]]>([
    ['which lasts longer, black tea no. 4 or out of the harbour', ['harbour', 'blackTea']],
    ["which is cheaper, out of the harbour or l'heure d'or", ['heure', 'harbour']],
    ['out of the harbour vs black tea no. 4, no tar', ['blackTea']],
    ['difference between no 5 and rain and black tea no. 4', ['blackTea', 'rain']],
    ['compare no 5 and rain and crème de figue', ['rain', 'creme']],
    ['difference between rain and black tea no. 4', ['blackTea', 'rain']],
    ['Oud Blanc vs No 5 and Rain', ['rain']],
    ['out of the harbour or black tea no. 4 under 200', ['blackTea']],
    ['out of the harbour or no 5 and rain for summer', ['rain']],
    // These ask for another one.
    ["stronger than l'heure d'or or no 5 and rain", ['harbour', 'creme']],
    ['like no 5 and rain and black tea no. 4, but lighter', ['creme']],
    ['like l’heure d’or, but stronger', ['harbour']],
    ['out of the harbour or black tea no. 4 for summer', ['heure', 'rain', 'creme']],
  ])('%j has the answer %j', (query, answer) => expect(foundBy(query)).toEqual(answer));
});

describe('a perfume is refused by its name, and no other with it', () => {
  it.each<[string, PerfumeKey[]]>([
    ['no black tea no. 4', ['heure', 'rain', 'creme']],
    ['not out of the harbour', ['blackTea', 'heure', 'rain']],
    ["i don't like l'heure d'or", ['blackTea', 'rain', 'creme']],
    ['tired of out of the harbour', ['blackTea', 'heure', 'rain']],
    ['fresh, not no 5 and rain', ['harbour']],
    ['fresh without no 5 and rain', ['harbour']],
    ["sweet, not l'heure d'or", ['creme']],
    ['sweet, anything but crème de figue', ['heure']],
    ['winter, not black tea no 4', ['harbour']],
  ])('%j leaves %j', (query, left) => expect(foundBy(query)).toEqual(left));
});

it.each(['Black Tea No. 4', ' no 5 and RAIN ', 'crème de figue'])('%j is a name and no wish', (query) =>
  expect(answerTo(query, prices)).toMatchObject({ isWish: false, hits: [] }),
);
