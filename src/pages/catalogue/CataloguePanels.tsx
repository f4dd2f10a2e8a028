import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { finderPath, params, withoutPanel } from '#config/paths';
import type { Product } from '#shop/products/product';
import { PerfumePanel } from './PerfumePanel';
import { ScentFinder } from './ScentFinder';

interface CataloguePanelsProps {
  /** All loaded products: a perfume that the filters hide stays in its panel. */
  list: readonly Product[];
  /** Goes back to where the panel was opened. */
  onClose: () => void;
}

/** What the address opens over the list: the panel of a perfume, or Find your scent. */
export function CataloguePanels({ list, onClose }: CataloguePanelsProps) {
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<unknown>;
  const query = new URLSearchParams(search);
  const id = query.get(params.perfume);
  const scent = query.get(params.scent);

  /** The answers replace the history entry, so that Back leaves the finder. */
  const answer = (answers: string): void =>
    void navigate(finderPath(answers, withoutPanel(search)), { replace: true, state });

  if (id !== null)
    return <PerfumePanel id={id} name={query.get(params.name) ?? ''} list={list} onClose={onClose} />;
  return scent === null ? null : <ScentFinder given={scent} onAnswer={answer} onClose={onClose} />;
}
