import {
  catalogueSearchPath,
  contactPath,
  deliveryPath,
  finderPath,
  paths,
  questionPath,
  safetyPath,
} from '#config/paths';
import { customerRights, sellingTerms } from '#house/owner';
import { perfumes } from '#house/perfumes';
import { samples } from '#house/samples';
import { millilitres } from '#house/sizes';
import { pageText, type PageLink } from '#i18n/pageTexts';
import { keysOf } from '#lib/tables';
import { stem, tokensOf } from '#lib/wording';
import { deliveryLinks } from '#shop/orders/ownersTerms';
import { safetyOf } from '#shop/perfumes/safety';
import { perfumeTargets } from '#shop/products/perfumeTargets';
import { searchText } from './texts';
import { helpWords, withTopics } from './questions';
import { joinWithAnd } from './wishSentences';

/** An answer to a question about the shop: sentences, most of them the owner's, and where more is told. */
export interface Help {
  sentences: readonly string[];
  links: readonly PageLink[];
}

type Topic = Exclude<keyof typeof helpWords, 'contact'>;

/** @param words the owner's; null while there are none @returns undefined if there is nothing to answer */
const answer = (links: readonly PageLink[], words?: string | null): Help | undefined =>
  words === null || (words === undefined && links.length === 0)
    ? undefined
    : { sentences: words === undefined ? [] : [words], links };

function sizes(): Help | undefined {
  const others = Object.entries(millilitres).sort(([, a], [, b]) => a - b);
  const isVolume = ([name, ml]: (typeof others)[number]): boolean => name === `${ml} ml`;
  const own = perfumeTargets.map(({ perfume }) => perfumes[perfume].ml);
  const volumes = new Set([...own, ...others.filter(isVolume).map(([, ml]) => ml)]);
  const links = others.slice(0, 1).map((size) => ({
    name: isVolume(size) ? size[0] : searchText('help.sizes', { name: size[0], ml: size[1] }),
    path: catalogueSearchPath(size[0]),
  }));
  const held = joinWithAnd([...volumes].sort((a, b) => a - b).map((ml) => `${ml} ml`));
  return answer(links, searchText('help.bottles', { sizes: held }));
}

/** The answer to each topic; undefined if the shop or its owner has none. */
const ANSWERS: Readonly<Record<Topic, (isCustomer: boolean) => Help | undefined>> = {
  orders: () => answer([{ name: searchText('help.orders'), path: paths.orders }]),
  password: (isCustomer) =>
    answer([
      isCustomer
        ? { name: pageText('navbar.profile'), path: paths.profile }
        : { name: searchText('help.password'), path: paths.forgotPassword },
    ]),
  payment: () => answer(deliveryLinks(), sellingTerms.payment),
  delivery: () => answer(deliveryLinks(), sellingTerms.delivery),
  tax: () => answer([], sellingTerms.tax),
  returns: () => {
    const own = customerRights.withdrawal
      ? [{ name: searchText('help.returns'), path: contactPath('withdrawal') }]
      : [];
    const { returns } = sellingTerms;
    return returns === null ? answer(own) : answer([...deliveryLinks(), ...own], returns);
  },
  terms: () => answer(deliveryLinks()),
  gift: () => answer([{ name: searchText('help.gift'), path: deliveryPath() }], sellingTerms.gift),
  safety: () =>
    answer(
      perfumeTargets
        .filter(({ name }) => safetyOf(name).length > 0)
        .map(({ name, path }) => ({ name: searchText('help.safety', { name }), path: safetyPath(path) })),
    ),
  sizes,
  samples: () =>
    answer(
      samples
        .slice(0, 1)
        .map(({ name }) => ({ name: searchText('help.samples'), path: catalogueSearchPath(name) })),
    ),
  notify: () => answer([{ name: searchText('help.notify'), path: contactPath('notify') }]),
  finder: () => answer([{ name: searchText('help.finder'), path: finderPath() }]),
  write: () => answer([{ name: searchText('help.write'), path: paths.contact }]),
};

/** Answers a question about the shop, or offers Contact. @param isQuestion else it stands beside perfumes */
export function helpFor(
  query: string,
  isCustomer: boolean,
  isQuestion: boolean,
): Help & { isUnanswered: boolean } {
  const asked = new Set(tokensOf(withTopics(query)).map(stem));
  const isAsked = (topic: keyof typeof helpWords): boolean =>
    helpWords[topic].split(' ').some((word) => asked.has(stem(word)));
  const answers = keysOf(ANSWERS)
    // A question is not answered by the finder.
    .filter((topic) => isAsked(topic) && (topic !== 'finder' || !isQuestion))
    .map((topic) => ANSWERS[topic](isCustomer));
  const found = answers.filter((answer) => answer !== undefined);
  const isOpen = isQuestion && (answers.length === 0 || found.length < answers.length);
  const sentences = [...new Set(found.flatMap((answer) => answer.sentences))];
  const links = found.flatMap((answer) => answer.links);
  const contact = { name: searchText('help.write'), path: isQuestion ? questionPath(query) : paths.contact };
  return {
    sentences: isOpen ? [...sentences, searchText('help.none')] : sentences,
    links: isOpen || isAsked('contact') ? [...links, contact] : links,
    /** Whether it only says that there is no answer. */
    isUnanswered: isOpen && sentences.length === 0,
  };
}
