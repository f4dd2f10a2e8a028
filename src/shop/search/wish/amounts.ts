/** English amounts: numbers in words, prices and hours. */

const UNITS = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const values = new Map<string, number>([
  ['a', 1],
  ...[...UNITS, ...TEENS].map((word, index): [string, number] => [word, index + 1]),
  ...TENS.map((word, index): [string, number] => [word, 10 * (index + 2)]),
]);

const unit = UNITS.join('|');
const upTo99 = `(?:(?:${TENS.join('|')})(?:[ -](?:${unit}))?|${[...TEENS, ...UNITS].join('|')})`;
const rest = `(?:(?: and |[ -])(${upTo99})(?![ -](?:hundred|thousand)))?`;
const hundreds = RegExp(`\\b(?:(a|${upTo99})[ -])?(hundred|thousand|grand)${rest}\\b`, 'g');
const spoken = RegExp(`\\b(${unit})[ -]((?:${TENS.join('|')})(?:[ -](?:${unit}))?)\\b`, 'g');
/** A small number is one only before its unit: 'ten hours', but not 'one or two'. */
const counted = RegExp(
  `\\b(?:(?:${TENS.join('|')})(?:[ -](?:${unit}))?|${upTo99}(?=[ -](?:h|hours?|hrs?|ml|dollars?|euros?|pounds|bucks)\\b))\\b`,
  'g',
);

const valueOf = (words = ''): number =>
  words.split(/[ -]/).reduce((sum, word) => sum + (values.get(word) ?? 0), 0);

/** Writes numbers in words as digits: 'a hundred and fifty', 'one fifty' and 'hundred fifty' become '150'. */
export function withDigits(text: string): string {
  return text
    .replace(hundreds, (_, count: string | undefined, power: string, more?: string) =>
      String((count ? valueOf(count) : 1) * (power === 'hundred' ? 100 : 1000) + valueOf(more)),
    )
    .replace(spoken, (_, count: string, more: string) => String(100 * valueOf(count) + valueOf(more)))
    .replace(counted, (words) => String(valueOf(words)));
}

const dearer = 'over|above|beyond|exceeding|(?:more|higher|dearer|pricier|longer|more expensive) than';
const cheaper = 'under|below|(?:less|lower|cheaper|shorter|less expensive) than';
const money = '[$€£ ]*(?:dollars? ?|euros? ?|bucks ?|hours? ?)?';
/** What may follow a bare amount; a noun makes it a number of something: '100 roses'. */
const ends =
  '(?= *(?:$|[.,;:!?)]|(?:and|or|but|for|with|without|no|not|please|that|which|max|dollars?|euros?)\\b))';

/**
 * The amounts in a search text: a range ('between 50 and 100', '$150-$170'), and limits. `over` and `under` leave out the
 * amount itself; a denial before them turns them round ('not over 100'). `least` ('at least 100', '200+') and `most` ('up
 * to 100', '$100', 'for 100') include it, and stay as they are. `about` is a fifth more or less; `bare` is a limit if the
 * word before it has a meaning, unlike in 'Rouge 540'.
 * Prices are in cents: '99' has become '9900', and '99.5' '9950'. An amount of hours ends with an h.
 */
export const amountPatterns = {
  range:
    /(?:between|from)\D{1,3}\d+h?\D{1,6}\d+h?|[$€£]?\d{4,}[$€£]?(?: ?[-–—] ?| to )[$€£]?\d{4,}[$€£]?|\d+ ?(?:[-–—]|to) ?\d+h/,
  over: RegExp(`(?:${dearer})\\b\\D{0,3}\\d+h?`),
  least: RegExp(
    `(?:at least|upwards of|minimum|starting at)\\b\\D{0,3}\\d+h?|from\\b\\D{0,3}\\d{4,}|[$€£]?\\d+h?${money}(?:\\+|(?:or more|or over|or above|or longer|plus|and up|minimum)\\b)`,
  ),
  under: RegExp(`(?:${cheaper})\\b\\D{0,9}\\d+h?`),
  about: RegExp(
    `(?:about|around|roughly|approximately|circa|near|~)[ $€£]{0,3}\\d{4,}(?![\\dh])[$€£]*${ends}`,
  ),
  most: RegExp(
    `(?:up to|max|maximum|at most|within|budget|limit|spend|afford|cap|ceiling|pay)\\b(?!\\D{0,9}(?:at least|from|between|${dearer}|${cheaper}))\\D{0,9}\\d+h?(?!\\d|[$€£]? ?(?:[-–—]|to) ?[$€£]?\\d)` +
      '|(?:[$€£] ?\\d+|\\d+[$€£ ]*(?:dollars?|euros?|bucks|quid|usd|pounds|max|maximum|at (?:the )?most|or less|or under|or below|budget|limit|tops|to spend|ish))(?: (?:max|or less|or under|or below))?' +
      `|(?:for|got|have|only|just) (?:\\d{4}(?![\\dh])${ends}|\\d{5,}(?![\\dh]| ?[-–—+]| (?:to|or|and|plus|[a-z]+s)\\b))`,
  ),
  hours: /\d+h/,
  bare: RegExp(`(?<![\\d.])\\d{5}(?![\\dh])${ends}`),
} as const;
