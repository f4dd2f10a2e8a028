import { useSyncExternalStore } from 'react';
import { t } from '../../i18n/choosing';
import { seen } from './perfumeLists';
import { PictureLinks } from './PictureLinks';

interface RecentlyViewedProps {
  /** The name of the perfume on screen. */
  except?: string;
}

/** The recently viewed perfumes, except the one on screen. */
export function RecentlyViewed({ except }: RecentlyViewedProps) {
  const products = useSyncExternalStore(seen.subscribe, seen.get);
  return <PictureLinks title={t('seen.title')} products={products.filter(({ name }) => name !== except)} />;
}
