import { useId, type ReactNode } from 'react';
import { Button } from './Button';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog';
import { uiText } from './texts';

interface ConfirmDialogProps {
  question: ReactNode;
  detail?: string | undefined;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something is lost. 'No', the harmless answer, comes first and has the focus. */
export function ConfirmDialog({ question, detail, onYes, onNo }: ConfirmDialogProps) {
  const detailId = useId();
  return (
    <Dialog
      role="alertdialog"
      title={question}
      describedBy={detail === undefined ? undefined : detailId}
      className={styles.dialog}
      onClose={onNo}
    >
      {detail !== undefined && (
        <p id={detailId} className={styles.detail}>
          {detail}
        </p>
      )}
      <div className={styles.answers}>
        <Button kind="outline" onClick={onNo}>
          {uiText('confirm.no')}
        </Button>
        <Button onClick={onYes}>{uiText('confirm.yes')}</Button>
      </div>
    </Dialog>
  );
}
