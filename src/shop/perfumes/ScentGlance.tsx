import type { ReactNode } from 'react';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { allPerfumeTexts } from '#house/perfumes/texts';
import type { Season, TimeOfDay } from '#houseTypes/perfume';
import { Meter } from './Meter';
import styles from './ScentGlance.module.css';
import { lastingSteps, leadingNotes } from './glance';
import { perfumesText } from './texts';

interface ScentGlanceProps {
  perfume: PerfumeKey;
  /** Another size of the perfume, for which strength and longevity are not stated. */
  size?: string | undefined;
  notes?: boolean;
}

const SEASONS = 4;

/** Times of day or seasons in one phrase: 'Day, evening'. */
function inWords(occasions: readonly (TimeOfDay | Season)[]): string {
  const [first = '', ...others] = occasions.map((occasion) => perfumesText(`occasion.${occasion}`));
  return [first, ...others.map((other) => other.toLowerCase())].join(', ');
}

export function ScentGlance({ perfume, size, notes = true }: ScentGlanceProps) {
  const text = allPerfumeTexts[perfume];
  const { sillage, lastsHours, timesOfDay, seasons } = perfumes[perfume].facets;
  return (
    <section aria-label={perfumesText('glance.title')}>
      <dl className={styles.glance}>
        {size ? (
          <Fact title={perfumesText('glance.size')}>{size}</Fact>
        ) : (
          <>
            <Fact title={perfumesText('glance.strength')}>
              <Meter step={sillage} words={text.character.sillage} />
            </Fact>
            <Fact title={perfumesText('glance.lasting')}>
              <Meter step={lastingSteps(lastsHours)} words={text.character.longevity} />
            </Fact>
          </>
        )}
        <Fact title={perfumesText('glance.timeOfDay')}>{inWords(timesOfDay)}</Fact>
        <Fact title={perfumesText('glance.seasons')}>
          {seasons.length === SEASONS ? perfumesText('glance.allYear') : inWords(seasons)}
        </Fact>
        {notes && (
          <Fact title={perfumesText('glance.notes')} className={styles.notes}>
            {leadingNotes(text.notes)
              .map(({ name }) => name)
              .join(', ')}
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({
  title,
  className,
  children,
}: {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt className="overline">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
