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
import { allOf } from './wishSentences';

/** An answer to a question about the shop: sentences, most of them the owner's, and where more is told. */
export interface Help {
  sentences: readonly string[];
  links: readonly PageLink[];
}

type Topic = Exclude<keyof typeof helpWords, 'contact'>;

const at = (topic: Topic, path: string): Help => ({
  sentences: [],
  links: [{ name: searchText(`help.${topic}` as Parameters<typeof searchText>[0]), path }],
});

/** The owner's words; undefined while there are none. */
const told = (words: string | null, links: readonly PageLink[]): Help | undefined =>
  words === null ? undefined : { sentences: [words], links };

/** The answer to each topic; undefined if the shop or its owner has none. */
const ANSWERS: Readonly<Record<Topic, (isCustomer: boolean) => Help | undefined>> = {
  orders: () => at('orders', paths.orders),
  password: (isCustomer) =>
    isCustomer
      ? { sentences: [], links: [{ name: pageText('navbar.profile'), path: paths.profile }] }
      : at('password', paths.forgotPassword),
  payment: () => told(sellingTerms.payment, deliveryLinks()),
  delivery: () => told(sellingTerms.delivery, deliveryLinks()),
  tax: () => told(sellingTerms.tax, []),
  returns: () => {
    const { links = [] } = customerRights.withdrawal ? at('returns', contactPath('withdrawal')) : {};
    const { returns } = sellingTerms;
    if (returns !== null) return { sentences: [returns], links: [...deliveryLinks(), ...links] };
    return links.length > 0 ? { sentences: [], links } : undefined;
  },
  terms: () => (deliveryLinks().length > 0 ? { sentences: [], links: deliveryLinks() } : undefined),
  gift: () => told(sellingTerms.gift, at('gift', deliveryPath()).links),
  safety: () => {
    const links = perfumeTargets
      .filter(({ name }) => safetyOf(name).length > 0)
      .map(({ name, path }) => ({ name: searchText('help.safety', { name }), path: safetyPath(path) }));
    return links.length > 0 ? { sentences: [], links } : undefined;
  },
  sizes: () => {
    const others = Object.entries(millilitres).sort(([, a], [, b]) => a - b);
    const isVolume = ([name, ml]: (typeof others)[number]): boolean => name === `${ml} ml`;
    const own = perfumeTargets.map(({ perfume }) => perfumes[perfume].ml);
    const volumes = new Set([...own, ...others.filter(isVolume).map(([, ml]) => ml)]);
    const sizes = allOf([...volumes].sort((a, b) => a - b).map((ml) => `${ml} ml`));
    return {
      sentences: [searchText('help.bottles', { sizes })],
      links: others.slice(0, 1).map((size) => ({
        name: isVolume(size) ? size[0] : searchText('help.sizes', { name: size[0], ml: size[1] }),
        path: catalogueSearchPath(size[0]),
      })),
    };
  },
  samples: () => samples[0] && at('samples', catalogueSearchPath(samples[0].name)),
  notify: () => at('notify', contactPath('notify')),
  finder: () => at('finder', finderPath()),
  write: () => at('write', paths.contact),
};

/**
 * Answers a question about the shop, by its words. What has no answer can be sent to the house.
 * @param isCustomer a customer's answers differ from a guest's
 * @param isQuestion whether the query asks for no perfume; otherwise what helps stands beside the perfumes
 */
export function helpFor(query: string, isCustomer: boolean, isQuestion: boolean): Help {
  const asked = new Set(tokensOf(withTopics(query)).map(stem));
  const isAsked = (topic: keyof typeof helpWords): boolean =>
    helpWords[topic].split(' ').some((word) => asked.has(stem(word)));
  const answers = keysOf(ANSWERS)
    // A question is not answered by the finder.
    .filter((topic) => isAsked(topic) && (topic !== 'finder' || !isQuestion))
    .map((topic) => ANSWERS[topic](isCustomer));
  const found = answers.filter((answer) => answer !== undefined);
  const isOpen = isQuestion && (answers.length === 0 || found.length < answers.length);
  const links = found.flatMap((answer) => answer.links);
  const contact = {
    name: searchText('help.write'),
    path: isQuestion ? questionPath(query) : paths.contact,
  };
  return {
    sentences: [
      ...new Set(found.flatMap(({ sentences }) => sentences)),
      ...(isOpen ? [searchText('help.none')] : []),
    ],
    links: isOpen || isAsked('contact') ? [...links, contact] : links,
  };
}
