import { catalogueSearchPath, contactPath, deliveryPath, finderPath, paths, safetyPath } from '#config/paths';
import { helpWords } from '#house/help';
import { customerRights, sellingTerms } from '#house/owner';
import { samples } from '#house/samples';
import { millilitres } from '#house/sizes';
import { pageText, type PageLink } from '#i18n/pageTexts';
import { keysOf } from '#lib/tables';
import { stem, tokensOf } from '#lib/wording';
import { deliveryLinks } from '#shop/orders/ownersTerms';
import { safetyOf } from '#shop/perfumes/safety';
import { perfumeTargets } from '#shop/products/perfumeTargets';
import { answerText } from './answerTexts';

type Topic = keyof typeof helpWords;

const at = (topic: Topic, path: string): PageLink[] => [
  { name: answerText(`help.${topic}` as Parameters<typeof answerText>[0]), path },
];

/** Where each topic's help is; nowhere if the shop or its owner does not offer it. */
const PLACES: Readonly<Record<Topic, (isCustomer: boolean) => PageLink[]>> = {
  orders: () => at('orders', paths.orders),
  password: (isCustomer) =>
    isCustomer
      ? [{ name: pageText('navbar.profile'), path: paths.profile }]
      : at('password', paths.forgotPassword),
  delivery: deliveryLinks,
  gift: () => (sellingTerms.gift === null ? [] : at('gift', deliveryPath())),
  safety: () => {
    const told = perfumeTargets.filter(({ name }) => safetyOf(name).length > 0);
    if (told.length === 0) return at('contact', paths.contact);
    return told.map(({ name, path }) => ({
      name: answerText('help.safety', { name }),
      path: safetyPath(path),
    }));
  },
  sizes: () => {
    const [smallest] = Object.entries(millilitres).sort(([, a], [, b]) => a - b);
    if (!smallest) return [];
    const [name, ml] = smallest;
    return [{ name: answerText('help.sizes', { name, ml }), path: catalogueSearchPath(name) }];
  },
  samples: () => (samples[0] ? at('samples', catalogueSearchPath(samples[0].name)) : []),
  withdrawal: () => (customerRights.withdrawal === null ? [] : at('withdrawal', contactPath('withdrawal'))),
  finder: () => at('finder', finderPath()),
  contact: () => at('contact', paths.contact),
};

/** The places that help with a question about the shop, by its words. A customer's differ from a guest's. */
export function helpFor(query: string, isCustomer: boolean): readonly PageLink[] {
  const asked = new Set(tokensOf(query).map(stem));
  return keysOf(helpWords)
    .filter((topic) => helpWords[topic].split(' ').some((word) => asked.has(stem(word))))
    .flatMap((topic) => PLACES[topic](isCustomer));
}
