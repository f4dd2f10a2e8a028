import { uiText } from './texts';

/** The document's title for a page's title: the brand is appended. */
export const titleOf = (title: string): string => title + uiText('brand.titleSuffix');
