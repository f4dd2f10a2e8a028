import { env } from '../../config/env';

interface LiveOffer {
  name: string;
  path: string;
  price: number;
}

interface Voucher {
  createScript: (json: string) => string;
}

/** What browsers with Trusted Types have; TypeScript's own tables don't know it yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Voucher) => Voucher;
}

const unchanged: Voucher = { createScript: (json) => json };

let voucher: Voucher | undefined;

/**
 * The shop's policy blocks script text that no Trusted Types policy has made, in a data block and a text node too.
 * This text is JSON of our own making, which no browser runs.
 */
function vouchedFor(json: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  voucher ??= trustedTypes?.createPolicy('structured-data', unchanged) ?? unchanged;
  return voucher.createScript(json);
}

/**
 * Adds the live offer to the page's structured data: to the product that the prerendered page describes, by its
 * `@id`.
 * @returns the function that takes it away again
 */
export function addLiveOffer({ name, path, price }: LiveOffer): () => void {
  const url = (env.siteUrl ?? window.location.origin) + path;
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
  script.text = vouchedFor(JSON.stringify(words));
  document.head.append(script);
  return () => script.remove();
}
