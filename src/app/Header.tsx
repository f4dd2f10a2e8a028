import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths, savedPath } from '#config/paths';
import { pageText } from '#i18n/pageTexts';
import { focusContent } from '#lib/focusContent';
import { useHydrated } from '#lib/useHydrated';
import { useLoaded } from '#lib/useLoaded';
import { useCartState } from '#shop/cart/CartContext';
import { cartCount } from '#shop/cart/rows';
import { useSavedIds } from '#shop/products/saved';
import { useAuth } from '#shop/session/AuthContext';
import { sessionText } from '#shop/session/texts';
import { useLogout } from '#shop/session/useLogout';
import { Icon, type IconName } from '#ui/Icon';
import { prefetchOnIntent } from '#ui/LazyPart';
import { uiText } from '#ui/texts';
import styles from './Header.module.css';
import { Wordmark } from './Wordmark';
import { closeMenu, MENU_ID } from './menu';
import { routeOf } from './routes';
import { appText } from './texts';

export const loadSearch = () => import('#shop/search/SearchOverlay');
const loadMore = () => import('./MenuMore');

interface HeaderProps {
  darkTop: boolean;
  isMenuOpen: boolean;
  onSearch: () => void;
}

interface Item {
  page: 'home' | 'products' | 'register' | 'login' | 'contact' | 'profile' | 'orders';
  /** Who sees the link; by default everybody. */
  audience?: 'guest' | 'customer';
}

const ITEMS: readonly Item[] = [
  { page: 'home' },
  { page: 'products' },
  { page: 'register' },
  { page: 'login', audience: 'guest' },
  { page: 'contact' },
  { page: 'profile', audience: 'customer' },
  { page: 'orders' },
];

export function Header({ darkTop, isMenuOpen, onSearch }: HeaderProps) {
  const top = useRef<HTMLDivElement>(null);
  const { isAtTop, fades } = useAtTop(top);
  return (
    <>
      <div ref={top} className={styles.top} aria-hidden="true" />
      <header
        className={styles.header}
        data-clear={(darkTop && isAtTop) || undefined}
        data-fades={fades || undefined}
      >
        <button
          type="button"
          className={styles.toggle}
          popoverTarget={MENU_ID}
          aria-expanded={isMenuOpen}
          aria-controls={MENU_ID}
          aria-label={appText('navbar.menu')}
          {...prefetchOnIntent(loadMore)}
        >
          <Icon name={isMenuOpen ? 'close' : 'menu'} />
        </button>
        <Link to={paths.home} className={styles.brand} aria-label={uiText('brand.homeLink')}>
          <Wordmark />
        </Link>
        <nav id={MENU_ID} popover="auto" className={styles.nav} aria-label={appText('navbar.label')}>
          <Items />
          {isMenuOpen && <More />}
        </nav>
        <Tools onSearch={onSearch} />
      </header>
    </>
  );
}

/** Whether the page is at its top, and whether the header's colours fade: those of a new page's first frame do not. */
function useAtTop(top: RefObject<Element | null>) {
  const { pathname: page } = useLocation();
  const [seen, setSeen] = useState({ page: '', isAtTop: true, fades: false });
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const isAtTop = entries.at(-1)?.isIntersecting ?? false;
      setSeen((before) => ({ page, isAtTop, fades: before.page === page }));
    });
    if (top.current) observer.observe(top.current);
    return () => observer.disconnect();
  }, [top, page]);
  return seen.page === page ? seen : { isAtTop: true, fades: false };
}

/** The menu's lower part. Without its code, the links above it stay. */
function More() {
  const code = useLoaded(loadMore, () => undefined);
  return code && <code.MenuMore />;
}

function Tools({ onSearch }: Pick<HeaderProps, 'onSearch'>) {
  const count = useCartState(({ rows }) => cartCount(rows));
  const saved = useSavedIds().length;
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        aria-label={appText('navbar.search')}
        aria-haspopup="dialog"
        {...prefetchOnIntent(loadSearch)}
        onClick={onSearch}
      >
        <Icon name="search" />
      </button>
      <ToolLink
        to={savedPath()}
        icon="heart"
        label={saved === 0 ? appText('navbar.saved') : appText('navbar.saved.perfumes', { count: saved })}
        count={saved}
      />
      <ToolLink
        to={paths.cart}
        icon="bag"
        label={count === 0 ? pageText('navbar.cart') : appText('navbar.cart.items', { count })}
        count={count}
      />
    </div>
  );
}

function ToolLink({ to, icon, label, count }: { to: string; icon: IconName; label: string; count: number }) {
  return (
    <Link to={to} className={styles.tool} aria-label={label}>
      <Icon name={icon} />
      {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
    </Link>
  );
}

/** The links. A prerendered page has all of them: its first script and the style sheet show the right ones. */
const Items = memo(function Items() {
  const { user } = useAuth();
  const logout = useLogout();
  const pressLogout = (): void => {
    closeMenu();
    logout(routeOf(window.location.pathname).access === 'customer');
    // The button that was pressed disappears.
    focusContent();
  };
  const isHydrated = useHydrated();
  const audience = user ? 'customer' : 'guest';
  const isShown = (of: Item['audience']): boolean => of === undefined || !isHydrated || of === audience;
  return (
    <ul role="list" className={styles.items}>
      {ITEMS.filter(({ audience: of }) => isShown(of)).map(({ page, audience: of }) => (
        <li key={page} data-audience={isHydrated ? undefined : of}>
          <NavLink to={paths[page]} end caseSensitive>
            {pageText(`navbar.${page}`)}
          </NavLink>
        </li>
      ))}
      {isShown('customer') && (
        <li data-audience={isHydrated ? undefined : 'customer'}>
          <button type="button" onClick={pressLogout}>
            {sessionText('session.logout')}
          </button>
        </li>
      )}
    </ul>
  );
});
