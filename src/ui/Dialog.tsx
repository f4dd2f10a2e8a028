import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { classNames } from '../lib/classNames';
import { isComposing } from '../lib/isComposing';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton';
import { DialogAlerts } from './alerts/Alerts';

interface DialogProps {
  title: ReactNode;
  /** The name of the close button; without it there is no such button. */
  closeLabel?: string | undefined;
  /** Use alertdialog for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  titleHidden?: boolean;
  /** The content reaches the dialog's edges, under the close button. */
  edgeToEdge?: boolean;
  describedBy?: string | undefined;
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog, based on `<dialog>`, which traps focus, makes the rest inert and closes on Escape, and on a press
 * outside if the browser knows `closedby`. It is open while it is mounted, and returns the focus to the element that
 * had it.
 */
export function Dialog({
  title,
  closeLabel,
  role = 'dialog',
  titleHidden = false,
  edgeToEdge = false,
  describedBy,
  className,
  onClose,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog);
  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-modal="true"
      closedby="any"
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      className={classNames(styles.dialog, className)}
      onCancel={cancel}
      onKeyDown={keepComposition}
    >
      <DialogAlerts isFloating={edgeToEdge} />
      <div className={classNames(styles.sheet, edgeToEdge && styles.edgeToEdge)}>
        <h2 id={titleId} className={titleHidden ? 'visually-hidden' : styles.title}>
          {title}
        </h2>
        {closeLabel && (
          <IconButton
            icon="close"
            label={closeLabel}
            onPicture={edgeToEdge}
            className={styles.close}
            onClick={onClose}
          />
        )}
        {children}
      </div>
      <div className="visually-hidden" aria-live="polite" />
    </dialog>
  );
}

/** Keeps Escape from closing the dialog while it cancels a composition. */
function keepComposition(event: KeyboardEvent): void {
  if (event.key === 'Escape' && isComposing(event.nativeEvent)) event.preventDefault();
}

/** Opens the dialog as a modal one, and returns the focus when it goes. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  // Return the focus before the page that the dialog led to takes it.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (!(opener instanceof HTMLElement) || !opener.isConnected) return;
      // While a style sheet loads, WebKit updates no style for focus(): the opener is still inert, and stays without it.
      opener.getBoundingClientRect();
      opener.focus({ preventScroll: true });
    };
  }, [dialog]);
}
