import { memo } from 'react';
import { Link } from 'react-router-dom';
import { contactPath, paths } from '#config/paths';
import { legalNames } from '#house/legalNames';
import { customerRights } from '#house/owner';
import { pageText, type PageLink } from '#i18n/pageTexts';
import { keysOf } from '#lib/tables';
import { deliveryLinks } from '#shop/orders/ownersTerms';
import { SocialLinks } from '#ui/SocialLinks';
import { uiText } from '#ui/texts';
import styles from './Footer.module.css';
import { Wordmark } from './Wordmark';
import { appText } from './texts';

const QUICK_LINKS = (['home', 'products', 'register', 'login', 'contact', 'cart'] as const).map((page) => ({
  name: pageText(`navbar.${page}`),
  path: paths[page],
}));

const { imprint, ...otherLegalNames } = legalNames;
const LEGAL_LINKS = keysOf({ imprint, ...otherLegalNames }).map((page) => ({
  name: legalNames[page],
  path: paths[page],
}));

export const Footer = memo(function Footer({ inert }: { inert: boolean }) {
  return (
    <footer id="footer" className={styles.footer} data-ground="" inert={inert} tabIndex={-1}>
      <div className={styles.columns}>
        <div className={styles.house}>
          <p className={styles.brand}>
            <Wordmark />
          </p>
          <p>{appText('footer.blurb')}</p>
        </div>
        <LinkColumn title={appText('footer.quickLinks')} links={QUICK_LINKS} split />
        <LinkColumn
          title={appText('footer.legal')}
          links={[
            ...LEGAL_LINKS,
            ...deliveryLinks(),
            ...(customerRights.withdrawal
              ? [{ name: appText('footer.withdrawal'), path: contactPath('withdrawal') }]
              : []),
          ]}
        />
        <nav aria-label={uiText('footer.follow')}>
          <h2 className={styles.title}>{uiText('footer.follow')}</h2>
          <SocialLinks className={styles.links} />
        </nav>
      </div>
      <p className={styles.copyright}>{appText('footer.copyright')}</p>
    </footer>
  );
});

interface LinkColumnProps {
  title: string;
  links: readonly PageLink[];
  split?: boolean;
}

function LinkColumn({ title, links, split = false }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list" className={styles.links} data-split={split || undefined}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
