import { useLocation, useNavigate } from 'react-router-dom';
import { media } from '#config/media';
import { params, paths } from '#config/paths';
import { formPictures } from '#house/formPictures';
import { sellingTerms } from '#house/owner';
import { pictures } from '#house/pictures';
import { useHydrated } from '#lib/useHydrated';
import { useLocationState } from '#shop/session/locationState';
import { LazyPart } from '#ui/LazyPart';
import { Picture } from '#ui/Picture';
import { SocialLinks } from '#ui/SocialLinks';
import { uiText } from '#ui/texts';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';
import { contactText } from './texts';

const loadNotify = () => import('#shop/launch/NotifyMeDialog');

export const meta = {
  title: contactText('contact.title'),
  description: contactText('contact.description'),
};

export default function ContactPage() {
  // A message about something else starts with a new form.
  const { search } = useLocation();
  const { order } = useLocationState();
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
          <Notify />
        </section>
        <section className={styles.aside}>
          <h2>{contactText('contact.aside.title')}</h2>
          <p>{contactText('contact.aside.text')}</p>
          <h3 className="overline accent">{uiText('footer.follow')}</h3>
          <SocialLinks className={styles.social} />
          <Picture
            source={sellingTerms.gift === null ? formPictures.profile.strip : pictures.gift}
            alt=""
            sizes={`${media.desktop} 45vw, 100vw`}
            className={styles.asidePicture}
          />
        </section>
      </div>
    </>
  );
}

/** The dialog of Notify Me, if the address asks for it; closing it leaves the form. */
function Notify() {
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  if (!isHydrated || query.get(params.about) !== 'notify') return null;
  const close = (): void => void navigate(paths.contact, { replace: true });
  return (
    <LazyPart load={loadNotify} onFailed={close}>
      {({ NotifyMeDialog }) => <NotifyMeDialog onClose={close} />}
    </LazyPart>
  );
}
