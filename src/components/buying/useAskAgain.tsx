import { useState, type ReactNode } from 'react';
import { lazyModule } from '../../lib/lazyModule';
import { LazyPart } from '../LazyPart';

const dialog = lazyModule(() => Promise.all([import('../ConfirmDialog'), import('../../i18n/confirm')]));

/** The question before rows are ordered that may have been ordered already. */
export interface AskingAgain {
  /** Shows the question. @returns whether the answer is yes; no if its code can't be loaded */
  askAgain: () => Promise<boolean>;
  /** The question, while it is shown. */
  question: ReactNode;
}

/** Asks whether to order the same again. */
export function useAskAgain(): AskingAgain {
  const [asked, setAsked] = useState<{ answer: (yes: boolean) => void } | null>(null);
  const askAgain = (): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (yes: boolean): void => {
        setAsked(null);
        resolve(yes);
      };
      setAsked({ answer });
    });
  const question = asked && (
    <LazyPart module={dialog} onMissing={() => asked.answer(false)}>
      {([{ ConfirmDialog }, { t }]) => (
        <ConfirmDialog
          question={t('again.question')}
          detail={t('again.detail')}
          onYes={() => asked.answer(true)}
          onNo={() => asked.answer(false)}
        />
      )}
    </LazyPart>
  );
  return { askAgain, question };
}
