import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../lib/classNames';
import { isComposing } from '../lib/isComposing';
import { useEvent } from '../lib/useEvent';
import { DialogAlerts } from './alerts/Alerts';
import { IconButton } from './IconButton';
import styles from './Dialog.module.css';

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
 * A modal dialog, based on `<dialog>`, which traps focus, makes the rest inert and closes on Escape. It is
 * open while it is mounted, and returns the focus to the element that had it.
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
  const pressedOutside = useRef(false);
  const titleId = useId();
  const close = useEvent(onClose);

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
  }, []);

  useEffect(() => {
    const element = dialog.current;
    const cancelled = (event: Event): void => {
      event.preventDefault();
      close();
    };
    element?.addEventListener('cancel', cancelled);
    return () => element?.removeEventListener('cancel', cancelled);
  }, [close]);

  /** Keeps Escape from closing the dialog while it cancels a composition. */
  const pressed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isComposing(event.nativeEvent)) event.preventDefault();
  };

  /** Whether a press is outside the dialog's box. A press on its own scroll bar has the same target, but is inside. */
  const isOutside = ({ target, clientX, clientY }: MouseEvent): boolean => {
    if (!dialog.current || target !== dialog.current) return false;
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  };

  const pressBegan = (event: PointerEvent): void => {
    pressedOutside.current = event.isPrimary && event.button === 0 && isOutside(event);
  };

  /** Closes at the end of the press: a touch would otherwise press what lies below the closed dialog. */
  const pressEnded = (event: MouseEvent): void => {
    if (pressedOutside.current && isOutside(event)) onClose();
    pressedOutside.current = false;
  };

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      className={classNames(styles.dialog, className)}
      onKeyDown={pressed}
      onPointerDown={pressBegan}
      onClick={pressEnded}
    >
      <DialogAlerts over={edgeToEdge} />
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
