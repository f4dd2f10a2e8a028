import { useLocation, useNavigate } from 'react-router-dom';
import { isStill, OVER_PARAMS } from '../../config/overAddress';
import { useEvent } from '../../lib/useEvent';
import type { Product } from '../../model/product';
import { PerfumePanel } from './PerfumePanel';

/** What an address lays over the catalogue: the panel of a perfume. */
export default function OverCatalogue({ list }: { list: readonly Product[] }) {
  const location = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(location.search);
  const id = query.get('perfume');

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
  if (id === null) return null;
  return <PerfumePanel id={id} name={query.get('name') ?? ''} list={list} onTurn={turn} onClose={close} />;
}
