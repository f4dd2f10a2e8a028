import { describe, expect, it } from 'vitest';
import { answerTo } from '#shop/search/wish/index';
import { inCommon, sentencesOf, understoodIn } from '#shop/search/wishSentences';

describe('what a wish refuses and limits, in a sentence', () => {
  it.each([
    ['no vanilla under 200', 'Without vanilla, under $200.'],
    ['not sweet or strong, no vanilla or oud', 'Without vanilla or oud, not sweet or strong.'],
    ['rose between 100 and 1,500 dollars', '$100 to $1,500.'],
    ['not for winter, at least $150', 'Not for winter, over $150.'],
    ['rose, not royal oud', 'Not Royal Oud.'],
    ['no tobacco', 'Without tobacco.'],
    ['vanilla makes me sick', 'Without vanilla.'],
    ['not over 150', 'Under $150.'],
    ['rose', undefined],
    ['vanilla, but not like a bakery', undefined],
    ['it must not fade', undefined],
    ['where is my order', undefined],
  ])('of %j: %j', (query, sentence) => {
    expect(understoodIn(answerTo(query).understood)).toEqual(sentence === undefined ? [] : [sentence]);
  });
});

describe('what all perfumes of an answer have in common', () => {
  it.each([
    ['rose, like soap', 'Nothing in them says “soap”.'],
    ['rose under 200', 'Their prices are not known yet.'],
  ])('to %j is said once: %j', (query, sentence) => {
    const hits = answerTo(query).hits.slice(0, 2);
    expect(hits).toHaveLength(2);
    const common = inCommon(hits);
    expect(common.sentences).toContain(sentence);
    const own = common.hits.map(sentencesOf);
    for (const text of own) expect(text).not.toMatch(/soap|not known/);
    // Nothing else is lost.
    expect(own.join(' ')).toMatch(/rose/i);
  });

  it('is nothing of a single one', () => {
    const { hits } = answerTo('vanilla and oud, quiet');
    expect(hits).toHaveLength(1);
    expect(inCommon(hits)).toEqual({ sentences: [], hits });
  });
});
