import { env } from '../../config/env';

interface LiveOffer {
  path: string;
  /** Whole cents. */
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

interface StructuredData {
  '@graph': { '@type': string; url?: string; offers?: object }[];
}

/**
 * Adds the offer to the product in the page's structured data, if the page was opened by its address and the
 * shop's public address is set: otherwise there is no such product.
 * @returns a function that removes the offer
 */
export function addLiveOffer({ path, price }: LiveOffer): (() => void) | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="application/ld+json"]');
  if (env.siteUrl === null || !script) return undefined;
  const url = env.siteUrl + path;
  const written = script.text;
  const data = JSON.parse(written) as StructuredData;
  const product = data['@graph'].find((node) => node['@type'] === 'Product' && node.url === url);
  if (!product) return undefined;
  product.offers = {
    '@type': 'Offer',
    url,
    price: (price / 100).toFixed(2),
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
  };
  script.text = trusted(JSON.stringify(data));
  return () => {
    script.text = trusted(written);
  };
}
