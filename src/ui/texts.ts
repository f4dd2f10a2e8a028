import { brand } from '#house/house';
import { translator } from '#i18n/translator';

/** The texts of parts that every page may show. */
export const uiText = translator({
  'brand.name': brand,
  'brand.homeLink': `${brand}, home`,
  'footer.follow': 'Follow Us',
  'footer.instagram': 'Instagram',
  'footer.x': 'X',
  'alerts.label': 'Messages',
  'alerts.dismiss': 'Dismiss',
  'dialog.close': 'Close',
  'confirm.yes': 'Yes',
  'confirm.no': 'No',
  'password.show': 'Show {name}',
  'wait.long': 'This is taking longer than usual.',
  'list.loadMore': 'Load more',
  'list.loadingMore': 'Loading more...',
  'list.skipToFooter': 'Skip to footer',
  'action.tryAgain': 'Try again',
  'error.part': 'This could not be loaded. Please check your connection.',
});

export const fullTitle = (title: string): string => `${title} | ${brand}`;
