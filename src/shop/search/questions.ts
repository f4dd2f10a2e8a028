/** What is asked in several words, and the word for it. */
const TOPIC_PATTERNS: readonly [RegExp, string][] = [
  [/\b(?:get|be) here\b|\b(?:get|come) to me\b/g, 'arrival'],
  [/\bjobs\b|\bwork (?:for|at) you\b|\binternships?\b|\bvacanc\w+/g, 'careers'],
  [/\bwrong (?=item|order|perfume|product|parcel|bottle)/g, 'complaint '],
  [
    /\b(?:big|large|small|tiny|mini)(?:ger|r|ler|est)? (?:bottle|flacon)s?\b|\bhow (?:big|large|small)\b|\b(?:purse|handbag|pocket) (?:spray|size)\b/g,
    'millilitre',
  ],
  [
    /\b(?:does|do|is|are)(?= [^.?!]*\bcontain)|\bcontains?(?= (?:tree )?nuts?\b)|\bis it (?:all )?natural\b|\bsensitive skin\b/g,
    'ingredient',
  ],
  [/\b(?:apple pay|american express)\b/g, 'payment'],
  [/\b(?:tested|tests?|testing) on animals\b|\banimal test\w*|\b(?:pets?|cats?|dogs?)\b/g, 'cruelty'],
  [
    /\b(?:(?:hand|face|foot|eye|night|shaving) (?:cream|wash|soap)|shower gel|body (?:wash|butter|oil|mist|spray)|room spray|hair mist|nail polish|(?:beard|essential|massage) oil|bath bombs?|air freshener|incense sticks?)\b/g,
    'lotion',
  ],
];

/** A text in small letters, with one word for what is asked in several: 'arrival' for 'when will it get here'. */
export const withTopics = (text: string): string =>
  TOPIC_PATTERNS.reduce((rest, [words, topic]) => rest.replace(words, topic), text.toLowerCase());

/** What a shop may sell, whose names are scents, too: asked for alone, goods are no wish. */
const GOODS = /\b(candle|soap|makeup|lipstick|handbag|wallet|sunscreen|shirt)s?\b/;
/** What stands beside goods that are asked for. */
const SHOPPING =
  /\b(?:t|do|you|sell|have|any|a|the|your|is|are|there|buy|i|want|to|for|sale|cheap|under|over|up|less|than|about|max)\b|[$€£\d.,?!]/g;

/** The goods that a text asks for, and nothing else: 'candle' of 'do you sell candles under 100'. */
export const goodsIn = (query: string): string | undefined => {
  const [, goods] = GOODS.exec(query.toLowerCase()) ?? [];
  return /[a-z]/.test(query.toLowerCase().replace(SHOPPING, '').replace(GOODS, '')) ? undefined : goods;
};

/** The words of questions to the house, by topic. */
export const helpWords = {
  orders: 'order track parcel status',
  password: 'password passcode forgot forgotten',
  payment: 'payment pay paypal klarna invoice amex visa mastercard',
  delivery: 'delivery shipping ship shipment postage courier arrive arrival',
  tax: 'tax customs',
  returns: 'return refund exchange cancel withdraw',
  terms: 'terms conditions',
  gift: 'wrap wrapping ribbon',
  safety:
    'ingredient allergen allergy allergic inci vegan halal kosher cruelty safety alcohol pregnant pregnancy animal',
  sizes: 'travel mini small size ml millilitre oz ounce',
  samples: 'sample tester try vial discovery mini size',
  notify: 'notify launch restock',
  finder: 'gift present help choose choice advice recommend quiz finder which',
  write: 'contact support email phone address',
  /** Beside what else helps. */
  contact:
    'help question order parcel track return refund exchange send damaged broken wrong complaint gift card voucher store',
} as const;
