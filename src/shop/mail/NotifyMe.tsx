import { useState, type MouseEvent } from 'react';
import { useAuth } from '../session/AuthContext';
import { launchText } from './texts';
import { logFailure } from '../../lib/logger';
import { useMounted } from '../../lib/useMounted';
import { showAlert } from '../../ui/alerts/alertStore';
import { Button, type ButtonKind } from '../../ui/Button';
import type { NotifyMeDialog } from './NotifyMeDialog';

const loadDialog = () => import('./NotifyMeDialog');

function prefetchDialog(): void {
  // The click retries, and reports a failure.
  void loadDialog().catch(() => undefined);
}

/**
 * The button of the Notify Me flow. The dialog loads on request and stays mounted when it
 * is closed, so that typed text and a running send survive.
 */
export function NotifyMe({ kind, onDark = false }: { kind: ButtonKind; onDark?: boolean }) {
  const [Dialog, setDialog] = useState<typeof NotifyMeDialog | null>(null);
  const [open, setOpen] = useState(false);
  const { sessionVersion } = useAuth();
  const isMounted = useMounted();

  const show = async (event: MouseEvent<HTMLButtonElement>): Promise<void> => {
    // Safari does not focus a clicked button, and the dialog returns the focus to the element that had it.
    event.currentTarget.focus();
    try {
      const loaded = await loadDialog();
      if (!isMounted()) return;
      setDialog(() => loaded.NotifyMeDialog);
      setOpen(true);
    } catch (error) {
      logFailure('Failed to load the Notify Me dialog', error);
      if (isMounted()) showAlert({ kind: 'notify', text: launchText('notify.failed'), tone: 'error' });
    }
  };

  return (
    <>
      <Button
        kind={kind}
        onDark={onDark}
        aria-haspopup="dialog"
        onPointerEnter={prefetchDialog}
        onFocus={prefetchDialog}
        onClick={(event) => void show(event)}
      >
        {launchText('notify.open')}
      </Button>
      {Dialog && <Dialog key={sessionVersion} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
