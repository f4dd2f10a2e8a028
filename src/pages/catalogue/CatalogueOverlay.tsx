import { useLocation, type NavigateOptions } from 'react-router-dom';
import { LazyPart } from '../../components/LazyPart';
import { isOverlayEntry, OVERLAY_ENTRY, overlayDepth, withoutOverlay } from '../../model/overlays';
import { entryState } from '../../lib/entryState';
import { lazyModule } from '../../lib/lazyModule';
import type { Product } from '../../model/product';
import { PerfumePanel } from './PerfumePanel';
import { useQueryHere } from './useCatalogueAddress';

const comparison = lazyModule(() => import('./Comparison'));
const finder = lazyModule(() => import('./ScentFinder'));

interface CatalogueOverlayProps {
  list: readonly Product[];
  /** Goes back to where the overlay was opened. */
  onClose: () => void;
}

/** The overlay that the address opens: the panel of a perfume, a comparison, or Find your scent. */
export function CatalogueOverlay({ list, onClose }: CatalogueOverlayProps) {
  const location = useLocation();
  const here = useQueryHere();
  const query = new URLSearchParams(location.search);
  const [id, scent, compared] = [query.get('perfume'), query.get('scent'), query.get('compare')];

  /** Shows another overlay with these parameters over the same list, or only the list. */
  const go = (overlay: Readonly<Record<string, string>>, options: NavigateOptions): void => {
    const rest = withoutOverlay(window.location.search);
    here.go(new URLSearchParams([...rest, ...Object.entries(overlay)]), options);
  };
  const inPlace = { replace: true, state: location.state as unknown };
  const answer = (answers: string): void => {
    const depth = overlayDepth(location.state);
    // A visit that began with the finder has no page to go back to.
    go({ scent: answers }, { state: { ...OVERLAY_ENTRY, depth: depth && depth + 1 } });
  };
  const back = (): void => {
    // A visit that begins with a shared address has no earlier question in its history.
    if (isOverlayEntry(entryState())) here.back(1);
    else go({ scent: (scent ?? '').split('.').slice(0, -1).join('.') }, { replace: true });
  };

  if (id !== null) {
    return (
      <PerfumePanel
        id={id}
        name={query.get('name') ?? ''}
        list={list}
        onTurn={({ id: perfume, name }) => go({ perfume, name }, inPlace)}
        onClose={onClose}
      />
    );
  }
  if (compared !== null) {
    return (
      <LazyPart module={comparison} onMissing={onClose}>
        {({ Comparison }) => (
          <Comparison given={compared} onChoose={(compare) => go({ compare }, inPlace)} onClose={onClose} />
        )}
      </LazyPart>
    );
  }
  if (scent === null) return null;
  return (
    <LazyPart module={finder} onMissing={onClose}>
      {({ ScentFinder }) => <ScentFinder given={scent} onAnswer={answer} onBack={back} onClose={onClose} />}
    </LazyPart>
  );
}
