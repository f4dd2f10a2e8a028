import { env } from '../../config/env';

/** What search engines are told of a perfume's price. */
interface LiveOffer {
  name: string;
  path: string;
  /** Whole cents. */
  price: number;
}

/**
 * Adds the live offer to the page's structured data: to the product that the page made at build describes, by its
 * `@id`. The script is a data block, so its text is a text node: no string is ever handed to a script sink.
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
  script.append(document.createTextNode(JSON.stringify(words)));
  document.head.append(script);
  return () => script.remove();
}
