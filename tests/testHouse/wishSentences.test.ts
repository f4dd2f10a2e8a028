import { describe, expect, it } from 'vitest';
import { mapRows } from '#lib/tables';
import { answerTo } from '#shop/search/wish/index';
import { commonFacts, sentencesOf } from '#shop/search/wishSentences';
import { perfumes } from './perfumes';

describe('what a wish refuses and limits, in a sentence', () => {
  it.each<[string, string?]>([
    ['no vanilla under 200', 'Without vanilla, under $200.'],
    ['not sweet or strong, no vanilla or oud', 'Without vanilla or oud, not sweet or strong.'],
    ['rose between 100 and 1,500 dollars', '$100 to $1,500.'],
    ['not for winter, at least $150', 'Not for winter, from $150.'],
    ['over 100, under 200', 'Over $100, under $200.'],
    ['at least 100, under 200', 'From $100, under $200.'],
    ['under 0', 'Under $0.'],
    ['fresh, not out of the harbour', 'Not Out of the Harbour.'],
    ['no tobacco', 'Without tobacco.'],
    ['vanilla makes me sick', 'Without vanilla.'],
    ['it should not be intense', 'Not strong.'],
    ['between $150 and two hundred', '$150 to $200.'],
    ['around $150', '$120 to $180.'],
    ['at least 8 hours, no rose', 'Without rose, lasting 8 hours or more.'],
    ['over 8 hours', 'Lasting more than 8 hours.'],
    ['from 6 to 8 hours', 'Lasting 6 to 8 hours.'],
    ...['alcohol free', 'rose', 'it must not fade', 'where is my order'].map((query): [string] => [query]),
    ['honey, but not like a bee'],
  ])('of %j: %j', (query, sentence) => {
    expect(answerTo(query).understood).toEqual(sentence === undefined ? [] : [sentence]);
  });
});

describe('a limit means what its sentence says', () => {
  const around = [9_998, 9_999, 10_000, 19_999, 20_000, 20_001];
  const low = [9_998, 9_999, 10_000];
  it.each([
    ['under 200', 'Under $200.', [...low, 19_999]],
    ['less than 200', 'Under $200.', [...low, 19_999]],
    ['nothing fancy under 200', 'Under $200.', [...low, 19_999]],
    ['up to 200', 'Up to $200.', [...low, 19_999, 20_000]],
    ['at most 200', 'Up to $200.', [...low, 19_999, 20_000]],
    ['max 200', 'Up to $200.', [...low, 19_999, 20_000]],
    ['$200', 'Up to $200.', [...low, 19_999, 20_000]],
    ['200 or less', 'Up to $200.', [...low, 19_999, 20_000]],
    ['no more than 200', 'Up to $200.', [...low, 19_999, 20_000]],
    ['not over 200', 'Up to $200.', [...low, 19_999, 20_000]],
    ['over 200', 'Over $200.', [20_001]],
    ['more than $200', 'Over $200.', [20_001]],
    ['at least 200', 'From $200.', [20_000, 20_001]],
    ['from $200', 'From $200.', [20_000, 20_001]],
    ['budget from 200', 'From $200.', [20_000, 20_001]],
    ['200 or more', 'From $200.', [20_000, 20_001]],
    ['not under 200', 'From $200.', [20_000, 20_001]],
    ['nothing under 200', 'From $200.', [20_000, 20_001]],
    ['from 100 to 200', '$100 to $200.', [10_000, 19_999, 20_000]],
    ['budget from 100 to 200', '$100 to $200.', [10_000, 19_999, 20_000]],
    ['under 99.99', 'Under $99.99.', [9_998]],
    ['up to $99.99', 'Up to $99.99.', [9_998, 9_999]],
    ['over 99,99', 'Over $99.99.', [10_000, 19_999, 20_000, 20_001]],
    ['at least 99.99', 'From $99.99.', [9_999, 10_000, 19_999, 20_000, 20_001]],
    ['from 99.99 to 200.5', '$99.99 to $200.50.', [9_999, 10_000, 19_999, 20_000, 20_001]],
  ])('%j: %j, which offers, in cents, %j', (wish, sentence, offered) => {
    expect(answerTo(wish).understood).toEqual([sentence]);
    const isOffered = (cents: number) =>
      answerTo(
        wish,
        mapRows(perfumes, () => cents),
      ).hits.length > 0;
    expect(around.filter(isOffered)).toEqual(offered);
  });
});

describe('what all perfumes of an answer have in common', () => {
  it.each([
    ['smoke, like honey', 'Nothing in them says “honey”.'],
    ['smoke under 200', 'Their prices are not known yet.'],
    ['smoke over 100', 'Their prices are not known yet.'],
  ])('to %j is said once: %j', (query, sentence) => {
    const hits = answerTo(query).hits.slice(-2);
    expect(hits).toHaveLength(2);
    const common = commonFacts(hits);
    expect(common.sentences).toContain(sentence);
    const own = common.hits.map(sentencesOf);
    for (const text of own) expect(text).not.toMatch(/honey|not known/);
    // Nothing else is lost.
    expect(own.join(' ')).toMatch(/smoke/);
  });

  it('is nothing of a single one', () => {
    const { hits } = answerTo('honey and tar, quiet');
    expect(hits).toHaveLength(1);
    expect(commonFacts(hits)).toEqual({ sentences: [], hits });
  });
});
