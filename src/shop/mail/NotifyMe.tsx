import { useState } from 'react';
import { Button, type ButtonKind } from '../../ui/Button';
import { LazyPart, prefetchOnIntent } from '../../ui/LazyPart';
import { useAuth } from '../session/AuthContext';
import { launchText } from './texts';

const loadDialog = () => import('./NotifyMeDialog');

/**
 * The button of the Notify Me flow. The dialog loads on request and stays mounted when it
 * is closed, so that typed text and a running send survive.
 */
export function NotifyMe({ kind, onDark = false }: { kind: ButtonKind; onDark?: boolean }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const { sessionVersion } = useAuth();
  return (
    <>
      <Button
        kind={kind}
        onDark={onDark}
        aria-haspopup="dialog"
        {...prefetchOnIntent(loadDialog)}
        onClick={() => setState('open')}
      >
        {launchText('notify.open')}
      </Button>
      {state !== 'unused' && (
        <LazyPart load={loadDialog} onFailed={() => setState('unused')}>
          {({ NotifyMeDialog }) => (
            <NotifyMeDialog key={sessionVersion} open={state === 'open'} onClose={() => setState('closed')} />
          )}
        </LazyPart>
      )}
    </>
  );
}
