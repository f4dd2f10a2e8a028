import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isStill, OVER_PARAMS, STILL } from '../../config/overAddress';
import { useEvent } from '../../lib/useEvent';
import type { Product } from '../../model/product';
import { PerfumePanel } from './PerfumePanel';

const ScentFinder = lazy(async () => {
  const { ScentFinder: finder } = await import('./ScentFinder');
  return { default: finder };
});

/** What an address lays over the catalogue: the panel of a perfume, or Find your scent. */
export default function OverCatalogue({ list }: { list: readonly Product[] }) {
  const location = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(location.search);
  const [id, scent] = [query.get('perfume'), query.get('scent')];

  const bare = (): URLSearchParams => {
    const rest = new URLSearchParams(window.location.search);
    OVER_PARAMS.forEach((param) => rest.delete(param));
    return rest;
  };
  const leave = useEvent((): void => void navigate({ search: bare().toString() }, { replace: true }));
  // Whoever came from the list goes back to it, so that no second entry of it is left in the history.
  const close = useEvent((): void => {
    if (isStill(location.state)) void navigate(-1);
    else leave();
  });
  const turn = useEvent(({ id: next, name }: Product): void => {
    const search = bare();
    search.set('perfume', next);
    search.set('name', name);
    void navigate({ search: search.toString() }, { replace: true, state: location.state as unknown });
  });
  const answer = useEvent((answers: string): void => {
    const search = bare();
    search.set('scent', answers);
    void navigate({ search: search.toString() }, { state: STILL });
  });
  // An address that was shared has no question before it in the history.
  const back = useEvent((): void => {
    if (isStill(location.state)) return void navigate(-1);
    const search = bare();
    search.set('scent', (scent ?? '').split('.').slice(0, -1).join('.'));
    void navigate({ search: search.toString() }, { replace: true });
  });

  if (id !== null) {
    return <PerfumePanel id={id} name={query.get('name') ?? ''} list={list} onTurn={turn} onClose={close} />;
  }
  if (scent === null) return null;
  return (
    <Suspense fallback={null}>
      <ScentFinder given={scent} onAnswer={answer} onBack={back} onClose={leave} />
    </Suspense>
  );
}
