import { helpWords } from '#house/help';
import { customerRights } from '#house/owner';
import { samples } from '#house/samples';
import { catalogueSearchPath, contactPath, paths, finderPath } from '#config/paths';
import { keysOf } from '#lib/tables';
import { stem, tokensOf } from '#lib/wording';
import { foundText } from './foundTexts';

/** Where a topic's help is; null if the shop does not offer it. */
const ADDRESSES: Readonly<Record<keyof typeof helpWords, () => string | null>> = {
  contact: () => paths.contact,
  disclaimer: () => paths.disclaimer,
  withdrawal: () => (customerRights.withdrawal === null ? null : contactPath('withdrawal')),
  finder: () => finderPath(),
  samples: () => (samples[0] ? catalogueSearchPath(samples[0].name) : null),
};

/** The places that help with a question about the shop, by its words. */
export function helpFor(query: string): readonly { name: string; path: string }[] {
  const asked = new Set(tokensOf(query).map(stem));
  return keysOf(helpWords).flatMap((topic) => {
    const path = ADDRESSES[topic]();
    const isAsked = helpWords[topic].split(' ').some((word) => asked.has(stem(word)));
    return isAsked && path !== null ? [{ name: foundText(`help.${topic}`), path }] : [];
  });
}
