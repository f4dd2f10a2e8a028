import { families } from '#house/families';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AddToCart } from '../../components/buying/BuyButtons';
import { Samples } from '../../components/buying/Samples';
import { Meter } from '../../components/perfume/Meter';
import { Occasions } from '../../components/perfume/Occasions';
import { perfumePicture } from '../../components/perfume/perfumePicture';
import { useProductWithSizes } from '../../components/perfume/useProductWithSizes';
import { perfumes, type PerfumeKey } from '#house/perfumes';
import { t } from '../../i18n/comparison';
import { t as glance } from '../../i18n/glance';
import { allPerfumeTexts } from '#house/perfumes/texts';
import type { Note } from '../../config/perfume';
import { t as unfolding } from '../../i18n/unfolding';
import { keysOf } from '../../lib/tables';
import { LEAST_COMPARED, readCompared, whatSetsApart, writeCompared } from '../../model/comparison';
import { glanceOf } from '../../model/glance';
import { Dialog } from '../../ui/Dialog';
import { Picture } from '../../ui/Picture';
import styles from './Comparison.module.css';
import { LivePrice } from './LivePrice';

interface ComparisonProps {
  given: string;
  onChoose: (given: string) => void;
  onClose: () => void;
}

/** Compares two or more of the shop's own perfumes side by side, over the catalogue. */
export function Comparison({ given, onChoose, onClose }: ComparisonProps) {
  const compared = readCompared(given);
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => title.current?.focus(), []);
  const toggle = (key: PerfumeKey): void => {
    const rest = compared.filter((other) => other !== key);
    onChoose(writeCompared(rest.length < compared.length ? rest : [...compared, key]));
  };
  return (
    <Dialog
      title={
        <span ref={title} tabIndex={-1} className={styles.title}>
          {t('compare.title')}
        </span>
      }
      closeLabel={t('compare.close')}
      className={styles.comparison}
      onClose={onClose}
    >
      <div role="group" aria-label={t('compare.choose')} className={styles.choice}>
        {keysOf(perfumes).map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={compared.includes(key)}
            className={styles.chosen}
            onClick={() => toggle(key)}
          >
            {perfumes[key].name}
          </button>
        ))}
      </div>
      {compared.length < LEAST_COMPARED ? (
        <p role="status" className={styles.none}>
          {t('compare.atLeastTwo')}
        </p>
      ) : (
        <div className={styles.scroller}>
          <Facts of={compared} />
          <Samples />
        </div>
      )}
    </Dialog>
  );
}

const TIERS = ['top', 'heart', 'base'] as const;

const facts = (key: PerfumeKey) => glanceOf(key, allPerfumeTexts[key]);

function Facts({ of }: { of: readonly PerfumeKey[] }) {
  const rows: readonly (readonly [name: string, cell: (key: PerfumeKey) => ReactNode])[] = [
    [t('compare.apart'), (key) => apartText(key, of)],
    [t('compare.price'), (key) => <Price of={perfumes[key].name} />],
    [glance('glance.strength'), (key) => <Meter {...facts(key).strength} />],
    [glance('glance.lasting'), (key) => <Meter {...facts(key).lasting} />],
    [glance('glance.hours'), (key) => <Occasions of={facts(key).hours} />],
    [glance('glance.seasons'), (key) => <Occasions of={facts(key).seasons} />],
    ...TIERS.map(
      (tier) =>
        [
          unfolding(`unfolding.${tier}`),
          (key: PerfumeKey) => <Notes of={allPerfumeTexts[key].notes[tier]} />,
        ] as const,
    ),
    [t('compare.concentration'), (key) => perfumes[key].concentration],
  ];
  return (
    <table className={styles.facts}>
      <thead>
        <tr>
          {of.map((key) => (
            <th key={key} scope="col" className={styles.name}>
              <Picture
                source={perfumePicture(key)}
                alt=""
                sizes="(min-width: 1921px) 18vw, (min-width: 700px) 360px, 165px"
                className={styles.picture}
              />
              <Link to={perfumes[key].path}>{perfumes[key].name}</Link>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(([name, cell]) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={of.length} className={styles.row}>
              <span>{name}</span>
            </th>
          </tr>
          <tr>
            {of.map((key) => (
              <td key={key}>{cell(key)}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

/** The price of a perfume and, if the API sells it, Add to Cart. */
function Price({ of }: { of: string }) {
  const perfume = useProductWithSizes(of);
  const { status } = perfume;
  return (
    <div className={styles.offer}>
      <LivePrice
        status={status === 'loading' || status === 'failed' ? status : 'ready'}
        product={status === 'sold' ? perfume.product : undefined}
        className={styles.price}
        onRetry={() => status === 'failed' && perfume.retry()}
      />
      {status === 'sold' && <AddToCart product={perfume.product} kind="outline" compact />}
    </div>
  );
}

function Notes({ of }: { of: readonly Note[] }) {
  return of.map(({ name }) => name).join(', ');
}

function apartText(key: PerfumeKey, among: readonly PerfumeKey[]): string {
  const { lead, extreme, only } = whatSetsApart(key, among);
  const [first, second] = [extreme && t(`apart.${extreme}`), only && t(`apart.only.${only}`)].filter(Boolean);
  const values = { lead: families[lead] };
  if (first === undefined) return t('apart.led', values);
  return second === undefined
    ? t('apart.one', { ...values, first })
    : t('apart.two', { ...values, first, second });
}
