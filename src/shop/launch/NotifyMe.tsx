import { useState } from 'react';
import { Button, type ButtonKind } from '#ui/Button';
import { LazyPart, prefetchOnIntent } from '#ui/LazyPart';
import { launchText } from './texts';

const loadDialog = () => import('./NotifyMeDialog');

export function NotifyMe({ kind }: { kind: ButtonKind }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        kind={kind}
        aria-haspopup="dialog"
        {...prefetchOnIntent(loadDialog)}
        onClick={() => setOpen(true)}
      >
        {launchText('notify.open')}
      </Button>
      {isOpen && (
        <LazyPart load={loadDialog} onFailed={close}>
          {({ NotifyMeDialog }) => <NotifyMeDialog onClose={close} />}
        </LazyPart>
      )}
    </>
  );
}
