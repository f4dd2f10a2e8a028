import { Fragment, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '#config/paths';
import { focusContent } from '#lib/focusContent';
import { useLoaded } from '#lib/useLoaded';
import { useAuth } from '#shop/session/AuthContext';
import { CheckingAccess } from './CheckingAccess';
import { applyMeta, documentMeta } from './documentMeta';
import { codeFailure } from './heldHistory';
import type { RouteEntry } from './routes';
import { setScrollAndFocus } from './scroll';
import { useOnChange } from './useOnChange';

/** Renders a route's page. Only the first page of a visit may lack its code, which then loads. @throws MissingCodeError */
export function RoutePage({ entry }: { entry: RouteEntry }) {
  const { page, access } = entry;
  const [failure, setFailure] = useState(codeFailure);
  const content = useLoaded(page.load, setFailure, page.content);
  const { customerKey, personKey } = useAuth();
  useOnChange(customerKey, () => {
    // The page starts anew: what had the focus in it is gone.
    if (document.activeElement === document.body) focusContent();
  });
  if (!content && failure) throw failure;
  if (!content) return access === 'customer' && <CheckingAccess />;
  return (
    <>
      {/* Before the page: what the page itself writes to the title or focuses counts more. */}
      <PageEffects entry={entry} />
      {/* A login that is being typed goes on when the API ends a stored session. */}
      <Fragment key={entry.path === paths.login ? personKey : customerKey}>{content.element}</Fragment>
    </>
  );
}

function PageEffects({ entry }: { entry: RouteEntry }) {
  const location = useLocation();
  const how = useNavigationType();
  const { ground = '' } = entry;

  useEffect(() => {
    const meta = documentMeta(entry);
    if (meta) applyMeta(meta);
  }, [entry]);

  // Before the effects that ask for the page's layout. The build writes it into the first page's HTML.
  useLayoutEffect(() => {
    document.documentElement.dataset.ground = ground;
  }, [ground]);

  useLayoutEffect(() => {
    setScrollAndFocus(location, how);
  }, [location, how]);

  return null;
}
