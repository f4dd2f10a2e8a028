import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { GroundName } from '#houseTypes/perfume';
import { classNames } from '#lib/classNames';
import { isComposing } from '#lib/isComposing';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton';
import { DialogAlerts } from './alerts/Alerts';
import { useOverlay } from './overlays';

interface DialogProps {
  title: ReactNode;
  /** The name of the close button; without it there is no such button. */
  closeLabel?: string | undefined;
  /** Use alertdialog for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  titleHidden?: boolean;
  /** The content reaches the dialog's edges, under the close button. */
  edgeToEdge?: boolean;
  /** The perfume's room whose colours it has; '' for the shop's own. */
  ground?: GroundName | '' | undefined;
  describedBy?: string | undefined;
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, open while it is mounted. It returns the focus to the element that had it. */
export function Dialog({
  title,
  closeLabel,
  role = 'dialog',
  titleHidden = false,
  edgeToEdge = false,
  ground,
  describedBy,
  className,
  onClose,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const outside = usePressOutside(dialog, onClose);
  useModal(dialog);
  useOverlay();
  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      role={role}
      tabIndex={-1}
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      data-ground={ground}
      className={classNames(styles.dialog, className)}
      onCancel={cancel}
      onKeyDown={keepComposition}
      {...outside}
    >
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
      <DialogAlerts />
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
    // Opened by an address, no control has the focus, as none was pressed.
    if (opener === document.body) element?.focus();
    return () => {
      element?.close();
      if (!(opener instanceof HTMLElement) || !opener.isConnected) return;
      // WebKit still holds the opener for inert while a style sheet loads, and does not focus it. Reading its place makes
      // WebKit update the styles first.
      opener.getBoundingClientRect();
      opener.focus({ preventScroll: true });
    };
  }, [dialog]);
}

/** Closes a dialog at the end of a press that began and ended outside: a touch would else press what lies below. */
function usePressOutside(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const beganOutside = useRef(false);
  // A press on its own scroll bar has the same target, but is inside.
  const isOutside = ({ target, clientX, clientY }: MouseEvent): boolean => {
    if (!dialog.current || target !== dialog.current) return false;
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      beganOutside.current = event.isPrimary && event.button === 0 && isOutside(event);
    },
    onClick: (event: MouseEvent): void => {
      if (beganOutside.current && isOutside(event)) onClose();
      beganOutside.current = false;
    },
  };
}
