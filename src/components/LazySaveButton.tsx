import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { idle } from '../lib/idle';
import { useLazyModule } from '../lib/useLazyModule';
import type * as Hearts from './choosing/SaveButton';

const SaveButtonContext = createContext<typeof Hearts | null>(null);
const loadSaveButton = () => idle().then(() => import('./choosing/SaveButton'));

/** The heart of a perfume's picture, once its code is there: only it is rendered again then. */
export function LazySaveButton(props: ComponentProps<typeof Hearts.SaveButton>) {
  const hearts = use(SaveButtonContext);
  return hearts && <hearts.SaveButton {...props} />;
}

/** The filter by hearts, once its code is there. */
export function LazySavedFilter(props: ComponentProps<typeof Hearts.SavedFilter>) {
  const hearts = use(SaveButtonContext);
  return hearts && <hearts.SavedFilter {...props} />;
}

/** Brings hearts to the pictures below once the page is hydrated; the shop sells without them. */
export function SaveButtonProvider({ children }: { children: ReactNode }) {
  return <SaveButtonContext value={useLazyModule(loadSaveButton)}>{children}</SaveButtonContext>;
}
