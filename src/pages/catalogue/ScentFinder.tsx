import { useEffect, useRef, type RefObject } from 'react';
import { ScentGlance } from '../../components/choosing/ScentGlance';
import { perfumePicture } from '../../components/perfumePicture';
import { facets } from '../../config/facets';
import { perfumes, type PerfumeKey } from '../../config/perfumes';
import { t } from '../../i18n/scent';
import { keysOf } from '../../lib/tables';
import { findScent, QUESTIONS, readAnswers, type Answers, type Reason } from '../../model/scentFinder';
import { Button, ButtonLink } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Picture } from '../../ui/Picture';
import styles from './ScentFinder.module.css';

interface ScentFinderProps {
  /** The answers so far, as the address writes them. */
  given: string;
  onAnswer: (answers: string) => void;
  onBack: () => void;
  onClose: () => void;
}

/** Find your scent: three questions, one at a time, and the perfume that fits (behaviour 9.12). */
export function ScentFinder({ given, onAnswer, onBack, onClose }: ScentFinderProps) {
  const answers = readAnswers(given);
  const question = QUESTIONS[answers.length];
  const words = useRef<HTMLHeadingElement>(null);

  useEffect(() => words.current?.focus(), [answers.length]);

  return (
    <Dialog
      title={t('scent.title')}
      titleHidden
      closeLabel={t('scent.close')}
      className={styles.finder}
      onClose={onClose}
    >
      <p className={styles.step}>
        {question
          ? t('scent.step', { number: answers.length + 1, count: QUESTIONS.length })
          : t('scent.title')}
      </p>
      {question ? (
        <>
          <h3 ref={words} tabIndex={-1} className={styles.question}>
            {t(`scent.${question.ask}`)}
          </h3>
          <ul role="list" className={styles.answers}>
            {question.answers.map((answer) => (
              <li key={answer}>
                <Button kind="outline" wide onClick={() => onAnswer([...answers, answer].join('.'))}>
                  {t(`scent.${question.ask}.${answer}` as Parameters<typeof t>[0])}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Result answers={answers} heading={words} />
      )}
      {answers.length > 0 && (
        <div className={styles.ways}>
          <Button kind="quiet" onClick={onBack}>
            {t('scent.back')}
          </Button>
          {!question && (
            <Button kind="quiet" onClick={() => onAnswer('')}>
              {t('scent.again')}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}

const CANDIDATES = keysOf(perfumes).map((key) => ({ key, ...perfumes[key], ...facets[key] }));

/** The perfume that fits best, why, and the one after it. */
function Result({ answers, heading }: { answers: Answers; heading: RefObject<HTMLHeadingElement | null> }) {
  const [best, second] = findScent(CANDIDATES, answers);
  if (!best || !second) return null;
  const { key, name, path } = best.perfume;
  return (
    <div className={styles.result}>
      <Bottle of={key} />
      <div className={styles.words}>
        <h3 ref={heading} tabIndex={-1} className={styles.question}>
          {t('scent.result', { name })}
        </h3>
        <p>{reasonText(best.reasons)}</p>
        <ScentGlance perfume={key} />
        <ButtonLink to={path}>{t('scent.look', { name })}</ButtonLink>
        <p className={styles.second}>
          {t('scent.runnerUp')}{' '}
          <ButtonLink kind="quiet" to={second.perfume.path}>
            {second.perfume.name}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

function Bottle({ of }: { of: PerfumeKey }) {
  return (
    <Picture
      source={perfumePicture(of)}
      alt=""
      sizes="(min-width: 700px) 260px, 50vw"
      className={styles.picture}
    />
  );
}

function reasonText(reasons: readonly Reason[]): string {
  if (reasons.length === 0) return t('scent.why.none');
  return `${t('scent.why')} ${reasons.map((reason) => t(`scent.why.${reason}`)).join(', ')}.`;
}
