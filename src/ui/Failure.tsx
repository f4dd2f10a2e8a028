import { classNames } from '#lib/classNames';
import { Button, type ButtonKind } from './Button';
import styles from './Failure.module.css';
import { uiText } from './texts';

interface TryAgainProps {
  kind?: ButtonKind;
  onRetry: () => void;
}

/** The button 'Try again', which disappears while what failed is loaded again. */
export function TryAgain({ kind = 'outline', onRetry }: TryAgainProps) {
  return (
    <Button kind={kind} disappears onClick={onRetry}>
      {uiText('action.tryAgain')}
    </Button>
  );
}

export function Failure({
  text,
  className,
  ...button
}: TryAgainProps & { text: string; className?: string | undefined }) {
  return (
    <div className={classNames(styles.failure, className)}>
      <p>{text}</p>
      <TryAgain {...button} />
    </div>
  );
}
