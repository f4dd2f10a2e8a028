import { env } from '../../config/env';

interface LiveOffer {
  name: string;
  path: string;
  price: number;
}

interface Voucher {
  createScript: (json: string) => string;
}

/** The Trusted Types API, which TypeScript does not declare yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Voucher) => Voucher;
}

const unchanged: Voucher = { createScript: (json) => json };

let voucher: Voucher | undefined;

/**
 * Marks JSON as trusted. The policy blocks script text that no Trusted Types policy has created, even in a
 * data block. This JSON is the shop's own, and no browser runs it.
 */
function vouchedFor(json: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  voucher ??= trustedTypes?.createPolicy('structured-data', unchanged) ?? unchanged;
  return voucher.createScript(json);
}

/**
 * Adds the live offer to the page's structured data. Its `@id` refers to the product that the prerendered
 * page describes.
 * @returns a function that removes it
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
