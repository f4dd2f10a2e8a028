import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '#lib/classNames';
import styles from './Button.module.css';

/** solid: the main action; outline: a secondary one; quiet: underlined text. */
export type ButtonKind = 'solid' | 'outline' | 'quiet';

interface Look {
  kind?: ButtonKind | undefined;
  onDark?: boolean | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

function look({ kind = 'solid', onDark, wide, className }: Omit<Look, 'children'>): string {
  return classNames(styles.button, styles[kind], onDark && styles.onDark, wide && styles.wide, className);
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> & {
    /** Its own call is running: it keeps the focus and ignores presses. */
    pending?: boolean | undefined;
    /** Another call of the same kind is running: it ignores presses. */
    blocked?: boolean | undefined;
    /** It disappears when it is pressed: the focus moves to the nearest element around it with a `tabIndex` of -1. */
    disappears?: boolean | undefined;
  };

/** A button. While pending it is `aria-busy` and `aria-disabled`, never `disabled`, so that it keeps the focus. */
export function Button({
  kind,
  onDark,
  wide,
  className,
  children,
  pending = false,
  blocked = false,
  disappears = false,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const ignoresPresses = pending || blocked;
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (ignoresPresses) return event.preventDefault();
    const around = disappears && event.currentTarget.closest<HTMLElement>('[tabindex="-1"]');
    if (around) around.focus({ preventScroll: true });
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={look({ kind, onDark, wide, className })}
      aria-disabled={ignoresPresses || undefined}
      aria-busy={pending || undefined}
      onClick={click}
    >
      <span className={styles.label}>{children}</span>
    </button>
  );
}

type ButtonLinkProps = Look & Omit<LinkProps, 'className' | 'children'>;

export function ButtonLink({ kind, onDark, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={look({ kind, onDark, wide, className })}>
      <span className={styles.label}>{children}</span>
    </Link>
  );
}
