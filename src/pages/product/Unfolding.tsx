import type { PerfumeKey } from '#house/perfumes';
import type { PerfumeText } from '#house/types';
import { TIERS } from '#shop/perfumes/glance';
import { placeOf, unfolding, type UnfoldingNote } from '#shop/perfumes/unfolding';
import styles from './Unfolding.module.css';
import { productText } from './texts';

/** The hours that an axis labels, up to the perfume's longevity. */
const TICKS = [0, 1, 3, 6, 8, 10];

/** The olfactory pyramid over time: a table with a curve for each note. */
export function Unfolding({ perfume, notes }: { perfume: PerfumeKey } & Pick<PerfumeText, 'notes'>) {
  const { hours, tiers } = unfolding(perfume, notes);
  return (
    <table className={styles.unfolding}>
      <caption className="visually-hidden">{productText('unfolding.caption', { hours })}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{productText('unfolding.note')}</th>
          <th scope="col">{productText('unfolding.strongest')}</th>
        </tr>
      </thead>
      {TIERS.map((tier) => (
        <tbody key={tier}>
          <tr>
            <th scope="rowgroup" colSpan={tier === 'top' ? 1 : 2} className={styles.tier}>
              {productText(`unfolding.${tier}`)}{' '}
              <span className={styles.time}>{productText(`unfolding.${tier}Time`)}</span>
            </th>
            {tier === 'top' && (
              <td>
                <Axis hours={hours} />
              </td>
            )}
          </tr>
          {tiers[tier].map((timed) => (
            <tr key={timed.note.name}>
              <th scope="row" className={styles.note}>
                {timed.note.name} <span className={styles.detail}>{timed.note.detail}</span>
              </th>
              <td className={styles.drawing}>
                <span className="visually-hidden">{timeText(timed.peak)}</span>
                <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                  <path d={ridge(timed, hours)} />
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

/** The hours below or above the curves. */
function Axis({ hours }: { hours: number }) {
  return (
    <svg className={styles.axis} aria-hidden="true">
      {TICKS.filter((tick) => tick === hours || tick < 0.6 * hours).map((tick) => (
        <text
          key={tick}
          x={`${Math.round(100 * placeOf(tick, hours))}%`}
          y="1em"
          textAnchor={tick === 0 ? 'start' : tick === hours ? 'end' : 'middle'}
        >
          {productText('unfolding.hour', { hours: tick })}
        </text>
      ))}
    </svg>
  );
}

/** A curve over the time of a note, in a box of 100 by 100. */
function ridge({ from, peak, to }: UnfoldingNote, hours: number): string {
  const [start, top, end] = [from, peak, to].map((time) => Math.round(100 * placeOf(time, hours)));
  const between = (a = 0, b = 0): number => Math.round((a + b) / 2);
  const rise = between(start, top);
  const fall = between(top, end);
  return `M${start} 100C${rise} 100 ${rise} 2 ${top} 2S${fall} 100 ${end} 100Z`;
}

function timeText(hours: number): string {
  if (hours < 0.5) return productText('unfolding.minutes', { minutes: Math.round(hours * 60) });
  const halves = Math.round(hours * 2);
  const text = `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;
  return productText('unfolding.hours', { count: halves / 2, hours: text });
}
