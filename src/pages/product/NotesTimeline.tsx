import { perfumes, type PerfumeKey } from '#house/perfumes';
import type { Note, PerfumeText } from '#houseTypes/perfume';
import { TIERS } from '#shop/perfumes/glance';
import styles from './NotesTimeline.module.css';
import { productText } from './texts';

/** The olfactory pyramid over time: a table with a curve for each note. */
export function NotesTimeline({ perfume, notes }: { perfume: PerfumeKey } & Pick<PerfumeText, 'notes'>) {
  const { lastsHours: hours } = perfumes[perfume].facets;
  return (
    <table className={styles.timeline}>
      <caption className="visually-hidden">{productText('timeline.caption', { hours })}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{productText('timeline.note')}</th>
          <th scope="col">{productText('timeline.strongest')}</th>
        </tr>
      </thead>
      {TIERS.map((tier) => (
        <tbody key={tier}>
          <tr>
            <th scope="rowgroup" colSpan={tier === 'top' ? 1 : 2} className={styles.tier}>
              {productText(`timeline.${tier}`)}{' '}
              <span className={styles.time}>{productText(`timeline.${tier}Time`)}</span>
            </th>
            {tier === 'top' && (
              <td>
                <Axis hours={hours} />
              </td>
            )}
          </tr>
          {notes[tier].map(({ name, detail, curve }) => (
            <tr key={name}>
              <th scope="row" className={styles.note}>
                {name} <span className={styles.detail}>{detail}</span>
              </th>
              <td className={styles.drawing}>
                <span className="visually-hidden">{timeText(curve[1])}</span>
                <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                  <path d={curvePath(curve, hours)} />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot aria-hidden="true">
        <tr>
          <td />
          <td>
            <Axis hours={hours} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Maps a time to a position from 0 to 1. The first minutes get more room than later hours. */
function placeOf(time: number, hours: number): number {
  return Math.sqrt(Math.min(1, time / hours));
}

const HOURS = [1, 2, 3, 4, 6, 8, 12, 18, 24, 36];

/** The hours that an axis labels: the first and the last, and those between that have room for their label. */
export function ticksOf(hours: number): number[] {
  const ticks = [0];
  for (const hour of HOURS) {
    const place = placeOf(hour, hours);
    if (place - placeOf(ticks.at(-1) ?? 0, hours) >= 0.23 && place <= 0.72) ticks.push(hour);
  }
  return [...ticks, hours];
}

/** The hours below or above the curves. */
function Axis({ hours }: { hours: number }) {
  return (
    <div className={styles.scale}>
      <svg className={styles.axis} aria-hidden="true">
        {ticksOf(hours).map((tick) => (
          <text
            key={tick}
            x={`${Math.round(100 * placeOf(tick, hours))}%`}
            y="1em"
            textAnchor={tick === 0 ? 'start' : tick === hours ? 'end' : 'middle'}
          >
            {productText('timeline.hour', { hours: tick })}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** A curve over the time of a note, in a box of 100 by 100. */
export function curvePath([from, peak, to, height]: Note['curve'], hours: number): string {
  const [start = 0, top = 0, end = 0] = [from, peak, to].map(
    (time) => Math.round(1000 * placeOf(time, hours)) / 10,
  );
  const above = Math.round(100 - 98 * height);
  const rise = (start + top) / 2;
  const fall = (top + end) / 2;
  return `M${start} 100C${rise} 100 ${rise} ${above} ${top} ${above}S${fall} 100 ${end} 100Z`;
}

function timeText(hours: number): string {
  if (hours < 0.5) return productText('timeline.minutes', { minutes: Math.round(hours * 60) });
  const halves = Math.round(hours * 2);
  const text = `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;
  return productText('timeline.hours', { count: halves / 2, hours: text });
}
