import { env } from '../../config/env';

interface LiveOffer {
  name: string;
  path: string;
  price: number;
}

interface TrustPolicy {
  createScript: (json: string) => string;
}

/** The Trusted Types API, which TypeScript does not declare yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: TrustPolicy) => TrustPolicy;
}

const unchanged: TrustPolicy = { createScript: (json) => json };

let policy: TrustPolicy | undefined;

/**
 * Marks JSON as trusted: the security policy accepts script text only from a Trusted Types policy, even in a
 * data block. This JSON is the shop's own, and no browser runs it.
 */
function trusted(json: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('structured-data', unchanged) ?? unchanged;
  return policy.createScript(json);
}

/**
 * Adds the live offer to the page's structured data, if it has any: without the shop's public address, there
 * is none. Its `@id` refers to the product that the prerendered page describes.
 * @returns a function that removes it
 */
export function addLiveOffer({ name, path, price }: LiveOffer): (() => void) | undefined {
  if (env.siteUrl === null) return undefined;
  const url = env.siteUrl + path;
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  const words = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    offers: {
      '@type': 'Offer',
      url,
      price: (price / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  };
  script.text = trusted(JSON.stringify(words));
  document.head.append(script);
  return () => script.remove();
}
