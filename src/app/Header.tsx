import { memo, useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import type { PageOverlay } from '../components/useOverlay';
import { paths } from '../config/paths';
import { useAuth } from '../contexts/AuthContext';
import { useCart } from '../contexts/CartContext';
import { t } from '../i18n/common';
import { isComposing } from '../lib/isComposing';
import { useHydrated } from '../lib/useHydrated';
import { useMediaQuery } from '../lib/useMediaQuery';
import { Icon } from '../ui/Icon';
import { focusContent } from '../lib/focusContent';
import styles from './Header.module.css';
import { routeOf } from './routes';
import { SavedLink } from './SavedLink';
import { ToolCount } from './ToolCount';
import { Wordmark } from './Wordmark';

interface HeaderProps {
  /** Transparent, on top of a picture. */
  clear: boolean;
  menuOpen: boolean;
  over: PageOverlay;
  onSearch: () => void;
  onSearchIntent: () => void;
}

type Item = readonly [key: Parameters<typeof t>[0], path: string, audience?: 'guest' | 'customer'];

/** In display order. */
const ITEMS: readonly Item[] = [
  ['navbar.home', paths.home],
  ['navbar.products', paths.products],
  ['navbar.register', paths.register],
  ['navbar.login', paths.login, 'guest'],
  ['navbar.contact', paths.contact],
  ['navbar.profile', paths.profile, 'customer'],
  ['navbar.orders', paths.orders],
];

/** The fixed header: brand, navigation, search and cart. */
export function Header({ clear, menuOpen, over, onSearch, onSearchIntent }: HeaderProps) {
  const { open, close } = over;
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const wide = useMediaQuery('(min-width: 1024px)');
  const { count, adds } = useCart();

  useEffect(() => {
    if (wide && menuOpen) close();
  }, [wide, menuOpen, close]);

  useLayoutEffect(() => {
    if (!menuOpen) return;
    const page = document.documentElement;
    const button = toggle.current;
    page.dataset.menu = '';
    return () => {
      delete page.dataset.menu;
      // The focused element may be hidden now. After a navigation, the new page takes the focus later.
      if (document.activeElement?.closest('nav')) button?.focus();
    };
  }, [menuOpen]);

  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent) || !menuOpen) return;
    event.preventDefault();
    close();
    toggle.current?.focus();
  };

  return (
    <header
      ref={header}
      className={styles.header}
      data-clear={clear || undefined}
      data-open={menuOpen || undefined}
      data-room
      onKeyDown={closeOnEscape}
    >
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={menuOpen}
        aria-controls="navigation"
        aria-label={t('navbar.menu')}
        onClick={() => (menuOpen ? close() : open('menu'))}
      >
        <Icon name={menuOpen ? 'close' : 'menu'} />
      </button>
      <Link to={paths.home} className={styles.brand} aria-label={t('brand.homeLink')}>
        <Wordmark />
      </Link>
      <nav id="navigation" className={styles.nav} aria-label={t('navbar.label')}>
        <Items closeMenu={close} />
      </nav>
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          aria-label={t('navbar.search')}
          aria-haspopup="dialog"
          onPointerEnter={onSearchIntent}
          onFocus={onSearchIntent}
          onClick={({ currentTarget }) => {
            // Safari does not focus a clicked button, and the dialog returns the focus to the element that had it.
            currentTarget.focus();
            onSearch();
          }}
        >
          <Icon name="search" />
        </button>
        <SavedLink />
        <Link
          to={paths.cart}
          className={styles.tool}
          aria-label={count === 0 ? t('navbar.cart') : t('navbar.cart.items', { count })}
        >
          <span key={adds} className={styles.bag} data-added={adds > 0 || undefined}>
            <Icon name="bag" />
            <ToolCount count={count} />
          </span>
        </Link>
      </div>
    </header>
  );
}

/**
 * The navigation links. A prerendered page does not know who is logged in, so it contains the links of guests
 * and customers. The style sheet shows the right ones by the attribute that the page's first script sets, so
 * that nothing moves later.
 */
const Items = memo(function Items({ closeMenu }: { closeMenu: PageOverlay['close'] }) {
  const { user, logout } = useAuth();
  const navigate = useNavigate();
  const leave = (): void => {
    // Before the guard redirects with the way back here.
    if (routeOf(window.location.pathname).access === 'customer')
      void navigate(paths.login, { replace: true });
    logout();
    // The button that was pressed disappears.
    focusContent();
  };
  const loading = !useHydrated();
  const audience = user ? 'customer' : 'guest';
  const shown = (of: Item[2]): boolean => of === undefined || loading || of === audience;
  return (
    <ul className={styles.items}>
      {ITEMS.filter(([, , of]) => shown(of)).map(([key, path, of]) => (
        <li key={key} data-audience={loading ? of : undefined}>
          <NavLink to={path} end caseSensitive>
            {t(key)}
          </NavLink>
        </li>
      ))}
      {shown('customer') && (
        <li data-audience={loading ? 'customer' : undefined}>
          <button type="button" onClick={() => closeMenu(leave)}>
            {t('navbar.logout')}
          </button>
        </li>
      )}
    </ul>
  );
});
