import { useLocation } from 'react-router-dom';
import { Late } from '../../components/Late';
import { isStill, STILL, withoutOver } from '../../config/overAddress';
import { useEvent } from '../../lib/useEvent';
import type { Product } from '../../model/product';
import { PerfumePanel } from './PerfumePanel';
import { useQueryHere } from './useQueryHere';

const loadFinder = () => import('./ScentFinder');

interface OverCatalogueProps {
  list: readonly Product[];
  /** Goes back to the list. */
  onClose: () => void;
}

/** What an address lays over the catalogue: the panel of a perfume, or Find your scent. */
export function OverCatalogue({ list, onClose }: OverCatalogueProps) {
  const location = useLocation();
  const here = useQueryHere();
  const query = new URLSearchParams(location.search);
  const [id, scent] = [query.get('perfume'), query.get('scent')];

  const bare = (): URLSearchParams => withoutOver(window.location.search);
  const leave = useEvent((): void => here.go(bare(), { replace: true }));
  const turn = useEvent(({ id: next, name }: Product): void => {
    const search = bare();
    search.set('perfume', next);
    search.set('name', name);
    here.go(search, { replace: true, state: location.state as unknown });
  });
  const answer = useEvent((answers: string): void => {
    const search = bare();
    search.set('scent', answers);
    here.go(search, { state: STILL });
  });
  // An address that was shared has no question before it in the history.
  const back = useEvent((): void => {
    if (isStill(location.state)) return here.back();
    const search = bare();
    search.set('scent', (scent ?? '').split('.').slice(0, -1).join('.'));
    here.go(search, { replace: true });
  });

  if (id !== null) {
    return (
      <PerfumePanel id={id} name={query.get('name') ?? ''} list={list} onTurn={turn} onClose={onClose} />
    );
  }
  if (scent === null) return null;
  return (
    <Late load={loadFinder} onMissing={onClose}>
      {({ ScentFinder }) => <ScentFinder given={scent} onAnswer={answer} onBack={back} onClose={leave} />}
    </Late>
  );
}
