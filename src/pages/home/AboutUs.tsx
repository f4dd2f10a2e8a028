import { media } from '#config/media';
import { homeTexts } from '#house/home';
import { pictures } from '#house/pictures';
import { Picture } from '#ui/Picture';
import { Reveal } from '#ui/Reveal';
import styles from './AboutUs.module.css';

/** The About Us section: picture and text side by side. */
export function AboutUs() {
  return (
    <section className={styles.about} aria-labelledby="about-us">
      <Reveal>
        <Picture
          source={pictures.about}
          alt={homeTexts.aboutAlt}
          sizes={`${media.wide} 56vw, ${media.desktop} 75vw, 100vw`}
          className={styles.picture}
        />
      </Reveal>
      <Reveal className={styles.words}>
        <h2 id="about-us" className={styles.title}>
          {homeTexts.aboutTitle}
        </h2>
        {homeTexts.aboutParagraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Reveal>
    </section>
  );
}
