import { useLocation } from 'react-router-dom';
import { SocialLinks } from '../../shop/SocialLinks';
import { useAuth } from '../../shop/session/AuthContext';
import { t } from './texts';
import { Picture } from '../../ui/Picture';
import { pictures } from '#house/pictures';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';

export const meta = { title: t('contact.documentTitle'), description: t('contact.description') };

/** The contact page. */
export default function ContactPage() {
  const { departures } = useAuth();
  // A message about something else starts with a new form.
  const { search } = useLocation();
  return (
    <>
      <div className={styles.hero}>
        <Picture
          source={pictures.bannerContact}
          tall={pictures.bannerContactNarrow}
          alt={t('contact.pictureAlt')}
          sizes="100vw"
          priority
          className={styles.heroPicture}
        />
        <div className={styles.heroWords}>
          <h1>{t('contact.title')}</h1>
          <p>{t('contact.subtitle')}</p>
        </div>
      </div>
      <div className={styles.columns}>
        <section className={styles.write}>
          <ContactForm key={`${departures} ${search}`} />
        </section>
        <section className={styles.aside}>
          <Picture
            source={pictures.gift}
            alt=""
            sizes="(min-width: 1024px) 45vw, 100vw"
            className={styles.asidePicture}
          />
          <h2>{t('contact.aside.title')}</h2>
          <p>{t('contact.aside.text')}</p>
          <h3>{t('contact.follow')}</h3>
          <SocialLinks className={styles.social} />
        </section>
      </div>
    </>
  );
}
