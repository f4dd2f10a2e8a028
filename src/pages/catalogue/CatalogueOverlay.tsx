import { useLocation } from 'react-router-dom';
import { LazyPart } from '../../components/LazyPart';
import { OVERLAY_ENTRY, withoutOverlay } from '../../config/overlayAddress';
import { useEvent } from '../../lib/useEvent';
import type { Product } from '../../model/product';
import { PerfumePanel } from './PerfumePanel';
import { useQueryHere } from './useQueryHere';

const loadComparison = () => import('./Comparison');
const loadFinder = () => import('./ScentFinder');

interface CatalogueOverlayProps {
  list: readonly Product[];
  /** Returns to the list. */
  onClose: () => void;
}

/** The overlay that the address opens: the panel of a perfume, a comparison, or Find your scent. */
export function CatalogueOverlay({ list, onClose }: CatalogueOverlayProps) {
  const location = useLocation();
  const here = useQueryHere();
  const query = new URLSearchParams(location.search);
  const [id, scent, compared] = [query.get('perfume'), query.get('scent'), query.get('compare')];

  const bare = (): URLSearchParams => withoutOverlay(window.location.search);
  const leave = useEvent((): void => here.go(bare(), { replace: true }));
  const turn = useEvent(({ id: next, name }: Product): void => {
    const search = bare();
    search.set('perfume', next);
    search.set('name', name);
    here.go(search, { replace: true, state: location.state as unknown });
  });
  const compare = useEvent((perfumes: string): void => {
    const search = bare();
    search.set('compare', perfumes);
    here.go(search, { replace: true, state: location.state as unknown });
  });
  const answer = useEvent((answers: string): void => {
    const search = bare();
    search.set('scent', answers);
    here.go(search, { state: OVERLAY_ENTRY });
  });
  // A visit that begins with a shared address has no earlier question in its history.
  const back = useEvent((): void => {
    if (here.back()) return;
    const search = bare();
    search.set('scent', (scent ?? '').split('.').slice(0, -1).join('.'));
    here.go(search, { replace: true });
  });

  if (id !== null) {
    return (
      <PerfumePanel id={id} name={query.get('name') ?? ''} list={list} onTurn={turn} onClose={onClose} />
    );
  }
  if (compared !== null) {
    return (
      <LazyPart load={loadComparison} onMissing={onClose}>
        {({ Comparison }) => <Comparison given={compared} onChoose={compare} onClose={onClose} />}
      </LazyPart>
    );
  }
  if (scent === null) return null;
  return (
    <LazyPart load={loadFinder} onMissing={onClose}>
      {({ ScentFinder }) => <ScentFinder given={scent} onAnswer={answer} onBack={back} onClose={leave} />}
    </LazyPart>
  );
}
