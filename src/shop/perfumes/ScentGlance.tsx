import { perfumes, type PerfumeKey } from '#house/perfumes';
import type { PerfumeText, Season, TimeOfDay } from '#house/types';
import { Meter } from './Meter';
import styles from './ScentGlance.module.css';
import { lastingSteps, leadingNotes } from './glance';
import { perfumesText } from './texts';

interface ScentGlanceProps {
  perfume: PerfumeKey;
  text: PerfumeText;
  /** Another size of the perfume, for which strength and longevity are not stated. */
  size?: string;
  /** Whether to name the leading notes. */
  notes?: boolean;
}

const SEASONS = 4;

/** Times of day or seasons in one phrase: 'Day, evening'. */
function inWords(occasions: readonly (TimeOfDay | Season)[]): string {
  const [first = '', ...others] = occasions.map((occasion) => perfumesText(`occasion.${occasion}`));
  return [first, ...others.map((other) => other.toLowerCase())].join(', ');
}

/** A perfume's strength, longevity, occasions and leading notes. */
export function ScentGlance({ perfume, text, size, notes = true }: ScentGlanceProps) {
  const { sillage, lastsHours, timesOfDay, seasons } = perfumes[perfume].facets;
  return (
    <section aria-label={perfumesText('glance.title')}>
      <dl className={styles.glance}>
        {size ? (
          <div>
            <dt className="overline">{perfumesText('glance.size')}</dt>
            <dd>{size}</dd>
          </div>
        ) : (
          <>
            <div>
              <dt className="overline">{perfumesText('glance.strength')}</dt>
              <dd>
                <Meter step={sillage} words={text.character.sillage} />
              </dd>
            </div>
            <div>
              <dt className="overline">{perfumesText('glance.lasting')}</dt>
              <dd>
                <Meter step={lastingSteps(lastsHours)} words={text.character.longevity} />
              </dd>
            </div>
          </>
        )}
        <div>
          <dt className="overline">{perfumesText('glance.timeOfDay')}</dt>
          <dd>{inWords(timesOfDay)}</dd>
        </div>
        <div>
          <dt className="overline">{perfumesText('glance.seasons')}</dt>
          <dd>{seasons.length === SEASONS ? perfumesText('glance.allYear') : inWords(seasons)}</dd>
        </div>
        {notes && (
          <div className={styles.notes}>
            <dt className="overline">{perfumesText('glance.notes')}</dt>
            <dd>
              {leadingNotes(text.notes)
                .map(({ name }) => name)
                .join(', ')}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
