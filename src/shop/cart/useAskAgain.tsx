import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { buyingText } from './texts';

/** The question before rows are ordered that may have been ordered already. */
export interface AskingAgain {
  /** Shows the question. @returns whether the answer is yes */
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
    <ConfirmDialog
      question={buyingText('again.question')}
      detail={buyingText('again.detail')}
      onYes={() => asked.answer(true)}
      onNo={() => asked.answer(false)}
    />
  );
  return { askAgain, question };
}
