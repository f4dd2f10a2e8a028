import { Link } from 'react-router-dom';
import { media } from '#config/media';
import { finderPath } from '#config/paths';
import { editions } from '#house/editions';
import { homeTexts } from '#house/home';
import { ButtonLink } from '#ui/Button';
import { Picture } from '#ui/Picture';
import { Reveal } from '#ui/Reveal';
import styles from './Scents.module.css';

/** Explore Our Scents: three tall panels with the name over the picture. */
export function Scents() {
  return (
    <section className={styles.scents} aria-labelledby="scents">
      <Reveal className={styles.heading}>
        <h2 id="scents" className={styles.title}>
          {homeTexts.scentsTitle}
        </h2>
        <p>{homeTexts.scentsLead}</p>
        <ButtonLink kind="quiet" to={finderPath()}>
          {homeTexts.findScent}
        </ButtonLink>
      </Reveal>
      <ul role="list" className={styles.panels}>
        {editions.map(({ name, text, alt, source, to }) => (
          <li key={name}>
            <Reveal className={styles.panel}>
              <Picture
                source={source}
                alt={alt}
                sizes={`${media.tablet} ${editions.length % 3 === 0 ? 33 : 50}vw, 100vw`}
                className={styles.picture}
              />
              <div className={styles.words} data-tone={source.tone}>
                <h3 className={styles.name}>
                  <Link to={to} className="cover">
                    {name}
                  </Link>
                </h3>
                <p className={styles.text}>{text}</p>
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </section>
  );
}
