import { useEffect, useRef, type RefObject } from 'react';
import { media } from '#config/media';
import { finderPath } from '#config/paths';
import { answerPictures, draws } from '#house/finder';
import { perfumes } from '#house/perfumes';
import { pageText } from '#i18n/pageTexts';
import { ShareButton } from '#shop/perfumes/ShareButton';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { Picture, type PictureSource } from '#ui/Picture';
import styles from './ScentFinder.module.css';
import { ScentResult } from './ScentResult';
import { QUESTIONS, findScent, parseAnswers, type Answer } from './finder';
import { finderText } from './finderTexts';

/** Pictures for the answers about the time of day and the distance. */
const PICTURES: Partial<Record<Answer, PictureSource>> = answerPictures;

/** What is said of the families among the answers. */
const DRAWS: Partial<Record<Answer, string>> = draws;

interface ScentFinderProps {
  /** The answers in the address. */
  given: string;
  onAnswer: (answers: string) => void;
  onClose: () => void;
}

/** Find your scent: one question at a time, then the matching perfumes. */
export function ScentFinder({ given, onAnswer, onClose }: ScentFinderProps) {
  const answers = parseAnswers(given);
  const question = QUESTIONS[answers.length];
  const found = question ? undefined : findScent(answers);
  const best = found?.hits[0];
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), [answers.length]);

  return (
    <Dialog
      title={pageText('finder.title')}
      titleHidden
      closeLabel={finderText('scent.close')}
      ground={best && perfumes[best.perfume].ground}
      className={styles.finder}
      onClose={onClose}
    >
      {question && (
        <>
          <p className="overline">
            {finderText('scent.step', { number: answers.length + 1, count: QUESTIONS.length })}
          </p>
          <Question
            question={question}
            heading={heading}
            onAnswer={(answer) => onAnswer([...answers, answer].join('.'))}
          />
        </>
      )}
      {found && <ScentResult found={found} heading={heading} />}
      {answers.length > 0 && (
        <div className={styles.actions}>
          <Button kind="quiet" onClick={() => onAnswer(answers.slice(0, -1).join('.'))}>
            {finderText('scent.back')}
          </Button>
          {best && (
            <>
              <ShareButton
                title={`${finderText('scent.result')} ${best.name}`}
                path={finderPath(given)}
                text={finderText('scent.send')}
              />
              <Button kind="quiet" onClick={() => onAnswer('')}>
                {finderText('scent.again')}
              </Button>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}

interface QuestionProps {
  question: (typeof QUESTIONS)[number];
  heading: RefObject<HTMLHeadingElement | null>;
  onAnswer: (answer: Answer) => void;
}

/** A question with its answers, each with a picture if the house has one. */
function Question({ question: { ask, answers }, heading, onAnswer }: QuestionProps) {
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.question}>
        {finderText(`scent.${ask}`)}
      </h3>
      <ul role="list" className={styles.answers} data-ask={ask}>
        {answers.map((answer) => (
          <li key={answer}>
            <button type="button" className={styles.answer} onClick={() => onAnswer(answer)}>
              {PICTURES[answer] && (
                <Picture
                  source={PICTURES[answer]}
                  alt=""
                  sizes={`${media.tablet} 270px, 140px`}
                  className={styles.picture}
                />
              )}
              <span className={styles.words}>
                {DRAWS[answer] ?? finderText(`scent.${ask}.${answer}` as Parameters<typeof finderText>[0])}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
