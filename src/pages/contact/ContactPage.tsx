import { useLocation } from 'react-router-dom';
import { media } from '#config/media';
import { sellingTerms } from '#house/owner';
import { pictures } from '#house/pictures';
import { useCarried } from '#shop/session/carried';
import { Picture } from '#ui/Picture';
import { SocialLinks } from '#ui/SocialLinks';
import { uiText } from '#ui/texts';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';
import { contactText } from './texts';

export const meta = {
  title: contactText('contact.title'),
  description: contactText('contact.description'),
};

export default function ContactPage() {
  // A message about something else starts with a new form.
  const { search } = useLocation();
  const { order } = useCarried();
  const topic = `${search} ${order}`;
  return (
    <>
      <div className={styles.hero}>
        <Picture
          source={pictures.bannerContact}
          tall={pictures.bannerContactNarrow}
          alt={contactText('contact.pictureAlt')}
          sizes="100vw"
          priority
          className={styles.heroPicture}
        />
        <div className={styles.heroWords}>
          <h1>{contactText('contact.title')}</h1>
          <p>{contactText('contact.subtitle')}</p>
        </div>
      </div>
      <div className={styles.columns}>
        <section className={styles.write}>
          <ContactForm key={topic} topic={topic} />
        </section>
        <section className={styles.aside}>
          {sellingTerms.gift !== null && (
            <Picture
              source={pictures.gift}
              alt=""
              sizes={`${media.desktop} 45vw, 100vw`}
              className={styles.asidePicture}
            />
          )}
          <h2>{contactText('contact.aside.title')}</h2>
          <p>{contactText('contact.aside.text')}</p>
          <h3 className="overline">{uiText('footer.follow')}</h3>
          <SocialLinks className={styles.social} />
        </section>
      </div>
    </>
  );
}
