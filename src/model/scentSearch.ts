import { facets, type Hour, type NoteFamily, type Season } from '../config/facets';
import type { NoteDrawingName } from '../config/noteDrawings';
import { perfumes, type PerfumeKey } from '../config/perfumes';
import * as words from '../house/scent';
import { allPerfumeTexts } from '../i18n/allPerfumeTexts';
import { perfumeTaglines } from '../i18n/perfumeTaglines';
import type { Note } from '../i18n/perfumeText';
import { keysOf } from '../lib/tables';
import { perfumeTargets, type PerfumeTarget } from './searchTargets';
import { isMistyped, plainLetters, stem, stemsOf } from './wording';

export const TIERS = ['top', 'heart', 'base'] as const;
export type Tier = (typeof TIERS)[number];

/** A property that a wish can ask for, besides what a perfume smells of. */
export type Condition =
  | Hour
  | Season
  | 'light'
  | 'strong'
  | 'notLight'
  | 'notStrong'
  | 'medium'
  | 'lasting'
  | 'short'
  | 'year'
  | 'cheap'
  | 'dear';

/** What a perfume has of a wish, or lacks. The component makes a sentence of it. */
export type Fact =
  | { is: 'note'; tier: Tier; note: string }
  | { is: 'detail'; note: string; detail: string }
  | { is: 'told'; word: string }
  | { is: 'family'; family: NoteFamily }
  | { is: 'condition'; condition: Condition }
  | { is: 'within' | 'priceUnknown'; cents: number }
  | { is: 'word'; word: string };

/** A perfume of the shop that fits a wish. */
export interface ScentHit extends PerfumeTarget {
  fits: readonly Fact[];
  misses: readonly Fact[];
  /** The drawing of the first note that fits. */
  drawing: NoteDrawingName | undefined;
}

/** What the search reads in a text. */
export interface Wish {
  hits: readonly ScentHit[];
  /** The scents in the wish that none of the perfumes has. */
  absent: readonly string[];
  /** If nothing fits: the perfume that comes near what is absent. */
  nearest: ScentHit | undefined;
  /** Whether this is a wish that none of the perfumes meets as a whole. */
  unmet: boolean;
}

/** Prices in cents, as far as the API has told them. */
export type Prices = Readonly<Partial<Record<PerfumeKey, number>>>;

/** Words of the perfumes' texts, or a family of notes. */
type Thing = { word: string; stems: string } | { family: NoteFamily };

interface Meaning {
  name: string;
  things: readonly Thing[];
  near: readonly Thing[];
  conditions: readonly { condition: Condition; always: boolean }[];
  /** '~' a mood or a person, '?' a quality. */
  kind: string;
  /** A perfume that is named as an example. */
  like?: PerfumeKey;
}

/** A meaning in its place in the wish. */
interface Notion {
  meaning: Meaning;
  typed: string;
  denied: boolean;
  weight: number;
}

interface Source {
  level: number;
  stems: string;
  fact: (word: string) => Fact;
  drawing?: NoteDrawingName | undefined;
}

/** How much a perfume has of a thing, by where its texts say so. */
const LEVEL = { note: 1, description: 0.8, detail: 0.7, story: 0.5 };
const FAMILY_LEVELS = [1, 0.8, 0.65, 0.4, 0.3, 0.3];
/** The part that another note of the same family has of a note. */
const KINSHIP = 0.25;
/** From this level on, a perfume contains what a wish excludes. */
const CONTAINS = 0.45;
const CONTAINS_SCENE = 0.6;
const WEIGHT = { thing: 1, condition: 0.7, mood: 0.5 };
const LASTING_HOURS = 8;
const MAX_HITS = 3;
const MAX_FACTS = 3;
/** Hits have at least this part of the first one's score. */
const MIN_PART = 0.5;
/** The number of characters and words that are read; a longer text is no wish. */
const MAX_LETTERS = 1_000;
const MAX_WORDS = 100;
const MAX_PHRASE = 6;

const keys = keysOf(perfumes);
const listOf = (text: string): string[] => text.split(' ');
const setOf = (text: string): Set<string> => new Set(listOf(text));
const fillers = setOf(words.fillers);
const denials = setOf(words.denials);
const pardons = setOf(words.pardons);
const turns = setOf(words.turns);
const softTurns = setOf(words.softTurns);
const regrets = setOf(words.regrets);
const atMost = setOf(words.atMost);
const atLeast = setOf(words.atLeast);
const money = setOf(words.money);
const units = setOf(words.units);
const questions = new Set(listOf(words.shopQuestions).map(stem));
const stress = new Map<string, number>(Object.entries(words.stress));
const pairs = new Map<string, string>(Object.entries(words.pairs));
const FAMILIES = new Set<string>(keys.flatMap((key) => facets[key].notes));

const notesOf = (key: PerfumeKey): (Note & { tier: Tier })[] =>
  TIERS.flatMap((tier) => allPerfumeTexts[key].notes[tier].map((note) => ({ ...note, tier })));

const tokensOf = (text: string): string[] => plainLetters(text).match(/[a-z]+|\d+|[,.;:!?()]/g) ?? [];

const meant = (all: readonly string[]): string[] => all.filter((word) => !fillers.has(word));

/** The words of a text that it does not deny: 'told without sugar' is not about sugar. */
export function affirmedWords(text: string): string[] {
  let denied = false;
  return tokensOf(text).filter((word) => {
    if (denials.has(word) && !pairs.has(word)) denied = true;
    else if (turns.has(word) || /\W/.test(word)) denied = false;
    return !denied;
  });
}

/** What a perfume's texts say of its scent, the surest first. Sentences on the bottle and on others are left out. */
function sourcesOf(key: PerfumeKey): Source[] {
  const { description, story, wear, character } = allPerfumeTexts[key];
  const told = [...story, ...wear, ...Object.values(character)]
    .flatMap((text) => text.split(/(?<=[.?!]) /))
    .filter(
      (sentence) =>
        !sentence.startsWith(words.aboutBottle) &&
        keys.every((other) => other === key || !sentence.includes(perfumes[other].name)),
    );
  const textOf = (text: string): string => stemsOf(meant(affirmedWords(text)));
  const say = (word: string): Fact => ({ is: 'told', word });
  return [
    ...notesOf(key).flatMap(({ name, detail, tier, drawing }): Source[] => [
      { level: LEVEL.note, stems: textOf(name), fact: () => ({ is: 'note', tier, note: name }), drawing },
      { level: LEVEL.detail, stems: textOf(detail), fact: () => ({ is: 'detail', note: name, detail }), drawing },
    ]),
    { level: LEVEL.description, stems: textOf(`${description} ${perfumeTaglines[key].tagline}`), fact: say },
    { level: LEVEL.story, stems: textOf(told.join(' ')), fact: say },
  ].sort((a, b) => b.level - a.level);
}

const sources = new Map(keys.map((key) => [key, sourcesOf(key)]));

function thingOf(text: string): Thing {
  const family = text.slice(1);
  if (text.startsWith('@') && FAMILIES.has(family)) return { family: family as NoteFamily };
  return { word: text, stems: stemsOf(meant(tokensOf(text))) };
}

function meaningOf(left: string): Meaning {
  const kind = /^[~?]/.exec(left)?.[0] ?? '';
  const [what = '', near = ''] = left.slice(kind.length).split(' / ');
  const parts = what.split(', ');
  const isThing = (part: string): boolean => !part.startsWith('@') || FAMILIES.has(part.slice(1));
  return {
    name: parts[0] ?? '',
    things: parts.filter(isThing).map(thingOf),
    near: near === '' ? [] : near.split(', ').map(thingOf),
    conditions: parts
      .filter((part) => !isThing(part))
      .map((part) => ({ condition: part.replace(/\W/g, '') as Condition, always: part.endsWith('!') })),
    kind,
  };
}

/** All words and phrases that mean something, by their stems. */
const lexicon = new Map<string, Meaning>();
/** The single words of them, for typing mistakes: the notes' first. */
const vocabulary = new Set<string>();
const known = new Set<string>([
  ...fillers, ...listOf(words.plain), ...denials, ...pardons, ...turns, ...softTurns, ...regrets,
  ...stress.keys(), ...atMost, ...atLeast, ...money, ...units, 'and', 'or', 'free',
]);

function learn(phrase: string, meaning: Meaning): void {
  const all = tokensOf(phrase);
  const some = meant(all);
  for (const parts of some.length > 1 ? [all, some] : [all]) {
    const stems = parts.map(stem).join(' ');
    if (!lexicon.has(stems)) lexicon.set(stems, meaning);
  }
  for (const word of some) if (!known.has(word)) vocabulary.add(word);
}

const lines = words.meanings.trim().split('\n').map((line) => {
  const [left = '', right = ''] = line.split(': ');
  return { meaning: meaningOf(left), phrases: right === '' ? [] : right.split(', ') };
});
const qualifiers = setOf(words.qualifiers);
for (const { name, key } of perfumeTargets.map(({ name, perfume }) => ({ name, key: perfume })))
  learn(name, { ...meaningOf(''), name, things: [], like: key });
for (const { name } of keys.flatMap(notesOf)) learn(name, { ...meaningOf(name.toLowerCase()) });
for (const { meaning, phrases } of lines) for (const phrase of phrases) learn(phrase, meaning);
for (const { name } of keys.flatMap(notesOf))
  for (const word of tokensOf(name)) if (!qualifiers.has(word)) learn(word, meaningOf(word));
for (const { meaning } of lines) {
  if (meaning.near.length > 0 || meaning.name.includes(' ')) learn(meaning.name, meaning);
  else if (!meaning.name.startsWith('@')) learn(meaning.name, meaningOf(meaning.name));
}
for (const name of words.others.split(', ')) learn(name, meaningOf(name));
const stemsKnown = new Set([...vocabulary, ...known].map(stem));

/** A word as the lexicon has it: without its comparative ending, or without its typing mistake. */
function corrected(word: string): string {
  if (stemsKnown.has(stem(word)) || known.has(word) || questions.has(stem(word))) return word;
  const positive = word.replace(/(?:er|est)$/, '');
  if (positive !== word && stemsKnown.has(stem(positive))) return positive;
  return [...vocabulary].find((other) => isMistyped(word, other)) ?? word;
}

interface Range {
  least: number;
  most: number;
}

/** Takes the prices out of a wish: 'under 150', 'up to $200', 'nothing over 160'. */
function readPrices(tokens: readonly string[]): { range: Range; rest: (string | null)[] } {
  const range: Range = { least: 0, most: Infinity };
  const rest: (string | null)[] = [...tokens];
  for (const [at, token] of tokens.entries()) {
    if (!/^\d/.test(token) || units.has(tokens[at + 1] ?? '')) continue;
    const from = Math.max(0, at - 5);
    const before = tokens.slice(from, at);
    const stop = before.findLastIndex((word) => /\W/.test(word)) + 1;
    const cues = before.slice(stop);
    const after = tokens.slice(at + 1, at + 3);
    const upward = cues.some((word) => atLeast.has(word)) && !cues.some((word) => denials.has(word) && word !== 'than');
    const isPrice = cues.some((word) => atMost.has(word) || atLeast.has(word)) || after.some((word) => money.has(word));
    if (!isPrice) continue;
    const cents = Number(token) * 100;
    if (upward && !cues.some((word) => atMost.has(word))) range.least = cents;
    else range.most = Math.min(range.most, cents);
    const first = cues.findIndex((word) => atMost.has(word) || atLeast.has(word) || denials.has(word));
    rest.fill(null, first < 0 ? at : from + stop + first, at + 1);
    for (const [index, word] of after.entries()) if (money.has(word) || word === 'or') rest[at + 1 + index] = null;
  }
  return { range, rest };
}

/** The longest phrase that begins at a place, and its length in words. */
function phraseAt(tokens: readonly (string | null)[], at: number): { meaning: Meaning; length: number } | undefined {
  let [whole, bare] = ['', ''];
  let found: { meaning: Meaning; length: number } | undefined;
  for (let length = 1; length <= MAX_PHRASE; length += 1) {
    const word = tokens[at + length - 1];
    if (!word || /\W/.test(word)) break;
    whole += (whole && ' ') + stem(word);
    if (!fillers.has(word)) bare += (bare && ' ') + stem(word);
    const meaning = (length > 1 || !fillers.has(word)) && (lexicon.get(whole) ?? (fillers.has(word) ? undefined : lexicon.get(bare)));
    if (meaning) found = { meaning, length };
  }
  return found;
}

/** Whether a list goes on after a comma: 'no rose, oud or musk'. */
function listGoesOn(tokens: readonly (string | null)[], comma: number): boolean {
  for (let at = comma + 1; at < tokens.length; at += 1) {
    const word = tokens[at];
    if (word === 'or' || word === 'nor') return true;
    if (!word || turns.has(word) || softTurns.has(word) || denials.has(word) || word === '.') return false;
  }
  return false;
}

const SEASONS: readonly string[] = ['spring', 'summer', 'autumn', 'winter'];
const EVERY_SEASON = meaningOf('@year');

/** Reads the notions of a wish, each with whether it is denied and how much it matters. */
function readNotions(tokens: readonly (string | null)[]): Notion[] {
  const notions: Notion[] = [];
  let clause = 0;
  let weight = 1;
  let denial: { word: string; used: number } | null = null;
  let joined = false;
  /** After 'not only', a season is one of several. */
  let also = false;
  const regret = (): void => {
    for (const notion of notions.slice(clause)) notion.denied = true;
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const word = tokens[at];
    if (!word) continue;
    const next = tokens[at + 1] ?? '';
    const found = phraseAt(tokens, at);
    if (found && (found.length > 1 || !(denials.has(word) || turns.has(word)))) {
      const { length } = found;
      const meaning = also && found.meaning.conditions.some(({ condition }) => SEASONS.includes(condition)) ? EVERY_SEASON : found.meaning;
      also = false;
      const last = notions.at(-1);
      const isThing = (one?: Notion): boolean => one?.meaning.kind === '' && one.meaning.things.length > 0;
      const notion = { meaning, typed: tokens.slice(at, at + length).join(' '), denied: denial !== null, weight };
      if (joined && denial && denial.used > 0 && denial.word !== 'not' && isThing(last) && !isThing(notion))
        denial = null;
      notion.denied = denial !== null;
      if (denial) denial.used += 1;
      if (denial && denial.used > 0 && (denial.word === 'too' || denial.word === 'less')) denial = null;
      notions.push(notion);
      weight = 1;
      joined = false;
      at += length - 1;
    } else if (/\W/.test(word)) {
      if (!(word === ',' && denial && listGoesOn(tokens, at))) denial = null;
      clause = notions.length;
      weight = 1;
    } else if (denials.has(word)) {
      const second = pairs.get(word);
      if (second !== undefined && second !== next) {
        if (regrets.has(word)) regret();
        continue;
      }
      if (pardons.has(next) && second === undefined) {
        also = next === 'only' || next === 'just';
        at += 1;
        continue;
      }
      if (second !== undefined) at += 1;
      if (word === 'than') continue;
      // 'Oud is too strong for me' and 'musk is not for me' are about what they begin with.
      const isAbout = ['is', 'are', 'smells'].includes(tokens[at - 1] ?? '');
      if (word === 'too' && isAbout && tokens.slice(at).includes('me')) regret();
      if (word === 'not' && isAbout && (next === 'for' || next === 'my')) regret();
      denial = { word, used: 0 };
    } else if (regrets.has(word)) regret();
    else if (word === 'free') {
      const last = notions.at(-1);
      if (last && notions.length > clause) last.denied = true;
    } else if (turns.has(word)) {
      denial = null;
      clause = notions.length;
    } else if (softTurns.has(word) && denial && denial.used > 0) denial = null;
    else if (word === 'and') joined = true;
    weight = stress.get(word) ?? weight;
  }
  return notions;
}

interface Match {
  level: number;
  fact: Fact;
  drawing?: NoteDrawingName | undefined;
}

const NOTHING: Match = { level: 0, fact: { is: 'word', word: '' } };

function matchThing(thing: Thing, key: PerfumeKey): Match {
  if ('family' in thing) {
    const rank = facets[key].notes.indexOf(thing.family);
    return { level: rank < 0 ? 0 : (FAMILY_LEVELS[rank] ?? 0.3), fact: { is: 'family', family: thing.family } };
  }
  const source = sources.get(key)?.find(({ stems }) => stems.includes(thing.stems));
  return source ? { level: source.level, fact: source.fact(thing.word), drawing: source.drawing } : NOTHING;
}

/** How much a perfume has of the first of some things; the others count a little. */
function matchThings(things: readonly Thing[], key: PerfumeKey): Match {
  const found = things.map((thing, index) => {
    const match = matchThing(thing, key);
    return { ...match, level: match.level * 0.9 ** index };
  });
  const best = found.reduce((a, b) => (b.level > a.level ? b : a), NOTHING);
  const rest = found.reduce((sum, { level }) => sum + level, -best.level);
  return { ...best, level: best.level + 0.1 * rest };
}

const familyOfNote = new Map(keys.flatMap(notesOf).map(({ name, family }) => [stemsOf(meant(tokensOf(name))), family]));
function kinship({ things: [thing] }: Meaning, key: PerfumeKey): number {
  if (!thing || 'family' in thing) return 0;
  const family = familyOfNote.get(thing.stems) ?? [...familyOfNote].find(([name]) => name.includes(thing.stems))?.[1];
  return family ? KINSHIP * matchThing({ family }, key).level : 0;
}

const OPPOSITE: Partial<Record<Condition, Condition>> = {
  light: 'notLight', strong: 'notStrong', lasting: 'short', short: 'lasting', cheap: 'dear', dear: 'cheap',
  day: 'evening', evening: 'day', night: 'day',
};
const STRENGTH: Partial<Record<Condition, readonly number[]>> = {
  light: [1, 0.6, 0.2, -1, -1],
  notStrong: [1, 0.8, 0.6, -1, -1],
  medium: [0.2, 0.6, 1, 0.6, 0.2],
  notLight: [-1, 0.4, 0.8, 1, 1],
  strong: [-1, -1, 0.4, 0.8, 1],
};

/** How well a perfume meets a condition, up to 1; -1 if it contradicts it. */
function meets(condition: Condition, key: PerfumeKey, prices: Prices): number {
  const { hours, seasons, sillage, lasts } = facets[key];
  const strength = STRENGTH[condition]?.[sillage - 1];
  if (strength !== undefined) return strength;
  switch (condition) {
    case 'day':
    case 'evening':
    case 'night': {
      const at = (hours as readonly string[]).indexOf(condition);
      if (at >= 0) return 1 - 0.2 * at;
      return condition !== 'day' && hours.some((hour) => hour !== 'day') ? 0.4 : -1;
    }
    case 'lasting':
      return lasts < LASTING_HOURS ? -1 : lasts > LASTING_HOURS ? 1 : 0.6;
    case 'short':
      return lasts < LASTING_HOURS ? 1 : 0;
    case 'year':
      return seasons.length === 1 ? -1 : seasons.length / 4;
    case 'cheap':
    case 'dear': {
      const [price, all] = [prices[key], keys.flatMap((other) => prices[other] ?? [])];
      if (price === undefined) return 0;
      const part = condition === 'cheap' ? Math.min(...all) / price : price / Math.max(...all);
      return part < 0.66 ? -1 : part ** 4;
    }
    default: {
      const at = (seasons as readonly string[]).indexOf(condition);
      return at < 0 ? -1 : 1 - 0.1 * at;
    }
  }
}

/** Whether a perfume has what a wish excludes. */
function contains({ things, kind }: Meaning, key: PerfumeKey, leading: boolean): boolean {
  return things.some((thing, index) => {
    if ('family' in thing) {
      const rank = facets[key].notes.indexOf(thing.family);
      return rank >= 0 && (!leading || rank < 3) && (things.length === 1 || kind === '?');
    }
    return matchThing(thing, key).level * 0.9 ** index >= (things.length > 1 ? CONTAINS_SCENE : CONTAINS);
  });
}

interface Rated {
  key: PerfumeKey;
  score: number;
  strong: number;
  fits: { weight: number; match: Match }[];
  misses: Fact[];
}

/** Reads a wish in a shopper's own words (behaviour 13.16). */
export function readWish(query: string, prices: Prices = {}): Wish {
  const nothing: Wish = { hits: [], absent: [], nearest: undefined, unmet: false };
  const text = query
    .slice(0, MAX_LETTERS)
    .replace(/w\/o\b/gi, 'without ')
    .replace(/(\d)[.,](\d{3})\b/g, '$1$2')
    .replace(/(\d)\.\d+/g, '$1')
    .replace(/[&+]/g, ' and ')
    .replace(/\//g, ' or ');
  const typed = tokensOf(text).slice(0, MAX_WORDS);
  if (keys.some((key) => stemsOf(tokensOf(perfumes[key].name)) === stemsOf(typed))) return nothing;
  const { range, rest } = readPrices(typed);
  const tokens = rest.map((word) => (word ? corrected(word) : word));
  const notions = readNotions(tokens);
  const whole = plainLetters(query).trim();
  if (notions.length === 0 && whole.length > 2 && typed.length < 4) {
    const note = keys.flatMap(notesOf).find(({ name }) => ` ${name.toLowerCase()}`.includes(` ${whole}`));
    if (note) notions.push({ meaning: meaningOf(note.name.toLowerCase()), typed: note.name, denied: false, weight: 1 });
  }
  const hasRange = range.least > 0 || range.most < Infinity;
  if (notions.length === 0 && !hasRange) return nothing;

  const wished = notions.filter(({ denied }) => !denied);
  const refused = notions.filter(({ denied }) => denied);
  const isScent = ({ meaning: { things, kind } }: Notion): boolean => things.length > 0 && kind !== '~';
  const levels = new Map(wished.map((notion) => [notion, new Map(keys.map((key) => [key, matchThings(notion.meaning.things, key)]))]));
  const levelOf = (notion: Notion, key: PerfumeKey): Match => levels.get(notion)?.get(key) ?? NOTHING;
  const scents = wished.filter(isScent);
  const absentOnes = scents.filter((notion) => keys.every((key) => levelOf(notion, key).level === 0));
  const present = scents.filter((notion) => !absentOnes.includes(notion));
  const sure = present.filter(({ meaning: { kind } }) => kind === '');
  if (typed.some((word) => questions.has(stem(word))) && sure.length === 0) return nothing;

  // Someone who asks for vanilla 'but not like a cupcake' does not exclude vanilla.
  const asked = new Set(present.map(({ meaning }) => meaning));
  const single = new Set(present.flatMap(({ meaning: { things } }) => (things.length === 1 ? things.map((thing) => 'word' in thing ? thing.stems : '') : [])));
  const excluded = refused.filter(
    ({ meaning }) =>
      meaning.kind !== '~' &&
      !asked.has(meaning) &&
      !(meaning.things.length > 1 && meaning.kind === '' && meaning.things.some((thing) => 'word' in thing && single.has(thing.stems))),
  );
  const conditions = [
    ...wished.flatMap(({ meaning, weight }) => meaning.conditions.map(({ condition }) => ({ condition, weight, typed: condition }))),
    ...refused.flatMap(({ meaning, weight }) =>
      meaning.things.length > 0
        ? []
        : meaning.conditions.flatMap(({ condition, always }) => {
            const other = always ? condition : OPPOSITE[condition];
            return other ? [{ condition: other, weight, typed: other }] : [];
          }),
    ),
  ];
  const shunned = refused.flatMap(({ meaning }) => meaning.things.length > 0 ? [] : meaning.conditions.map(({ condition }) => condition)).filter((condition) => SEASONS.includes(condition));
  const examples = notions.flatMap(({ meaning: { like } }) => (like ? [like] : []));
  const isOther = examples.length > 0 && (refused.length > 0 || typed.some((word) => turns.has(word) || /^(?:than|instead|alternative|similar)$/.test(word) || (word.length > 4 && /er$/.test(word) && corrected(word) !== word)));

  const hasExcluded = (key: PerfumeKey): boolean => {
    const all = excluded.filter(({ meaning }) => contains(meaning, key, false));
    if (all.length === 0) return false;
    return all.some(({ meaning }) => {
      // Every perfume has some wood: then 'not woody' excludes those that it leads.
      if (meaning.kind === '?' && keys.every((one) => contains(meaning, one, false))) return contains(meaning, key, true);
      if (meaning.kind !== '?') return true;
      // 'Vanilla, but not too sweet': the only perfume with the note stays.
      return !sure.some((notion) => levelOf(notion, key).level >= LEVEL.note && keys.every((other) => other === key || levelOf(notion, other).level < LEVEL.note));
    });
  };
  const isOut = (key: PerfumeKey): boolean => {
    const price = prices[key];
    return (
      (isOther && examples.includes(key)) ||
      hasExcluded(key) ||
      conditions.some(({ condition }) => meets(condition, key, prices) < 0) ||
      shunned.some((season) => facets[key].seasons.length < SEASONS.length && (facets[key].seasons as readonly string[]).includes(season)) ||
      (price !== undefined && (price > range.most || price < range.least))
    );
  };

  const rate = (key: PerfumeKey): Rated => {
    const fits: Rated['fits'] = [];
    const misses: Fact[] = [];
    let strong = 0;
    for (const notion of wished) {
      const { meaning, weight } = notion;
      if (meaning.things.length === 0) continue;
      const match = levelOf(notion, key);
      const counts = weight * (meaning.kind === '~' ? WEIGHT.mood : WEIGHT.thing);
      if (match.level >= 0.3) {
        fits.push({ weight: counts * match.level, match });
        if (isScent(notion)) strong += 1;
      } else {
        const kin = kinship(meaning, key);
        if (kin > 0) fits.push({ weight: counts * kin, match: NOTHING });
        if (meaning.kind !== '~' && !absentOnes.includes(notion)) misses.push({ is: 'word', word: notion.typed });
      }
    }
    for (const { condition, weight } of conditions) {
      const level = meets(condition, key, prices);
      if (level >= 0.4) fits.push({ weight: WEIGHT.condition * weight * level, match: { level, fact: { is: 'condition', condition } } });
      else misses.push({ is: 'condition', condition });
    }
    if (!isOther)
      for (const example of examples) if (example === key) fits.push({ weight: 2, match: NOTHING });
    if (isOther)
      for (const example of examples) {
        const shared = facets[example].notes.reduce((sum, family) => sum + matchThing({ family }, key).level * matchThing({ family }, example).level, 0);
        fits.push({ weight: shared / 3, match: NOTHING });
      }
    for (const { meaning } of refused) if (meaning.kind === '~') fits.push({ weight: -WEIGHT.mood * matchThings(meaning.things, key).level, match: NOTHING });
    return { key, score: fits.reduce((sum, { weight }) => sum + weight, 0), strong, fits, misses };
  };

  const left = keys.filter((key) => !isOut(key));
  const rated = left.map(rate).sort((a, b) => b.score - a.score);
  const wishesNothing = wished.length === 0 && conditions.length === 0 && examples.length === 0;
  const top = rated[0]?.score ?? 0;
  const needsScent = rated.some(({ strong }) => strong > 0);
  const isAbsent = absentOnes.length > sure.length;
  const shown = isAbsent ? [] : wishesNothing ? rated : rated.filter(({ score, strong }) => score > 0 && score >= MIN_PART * top && (!needsScent || strong > 0));
  const toHit = ({ key, fits, misses }: Rated): ScentHit => {
    const target = perfumeTargets.find(({ perfume }) => perfume === key);
    if (!target) throw new Error(key);
    const sorted = fits.filter(({ match }) => match !== NOTHING).sort((a, b) => b.weight - a.weight).map(({ match }) => match);
    return { ...target, fits: sorted.map(({ fact }) => fact).slice(0, MAX_FACTS), misses, drawing: sorted.find(({ drawing }) => drawing)?.drawing };
  };
  const hits = shown.slice(0, MAX_HITS).map(toHit);
  return { hits, absent: absentOnes.map(({ meaning }) => meaning.name), nearest: undefined, unmet: hits.length === 0 };
}

/** The perfumes that fit a wish, the best first. */
export function scentHits(query: string, prices: Prices = {}): readonly ScentHit[] {
  return readWish(query, prices).hits;
}
