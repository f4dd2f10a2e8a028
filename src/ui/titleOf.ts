import { uiText } from './texts';

export const titleOf = (title: string): string => title + uiText('brand.titleSuffix');
