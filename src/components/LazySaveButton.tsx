import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { idle } from '../lib/idle';
import { useLazyModule } from '../lib/useLazyModule';
import type * as Hearts from './choosing/SaveButton';

const SaveButtonContext = createContext<typeof Hearts | null>(null);
const loadSaveButton = () => idle().then(() => import('./choosing/SaveButton'));

/** The save button of a perfume, once its code is loaded; only it renders again for that. */
export function LazySaveButton(props: ComponentProps<typeof Hearts.SaveButton>) {
  const hearts = use(SaveButtonContext);
  return hearts && <hearts.SaveButton {...props} />;
}

/** The filter by saved perfumes, once its code is loaded. */
export function LazySavedFilter(props: ComponentProps<typeof Hearts.SavedFilter>) {
  const hearts = use(SaveButtonContext);
  return hearts && <hearts.SavedFilter {...props} />;
}

/** Loads the save buttons below it when the browser is idle; nothing is said if that fails. */
export function SaveButtonProvider({ children }: { children: ReactNode }) {
  return <SaveButtonContext value={useLazyModule(loadSaveButton)}>{children}</SaveButtonContext>;
}
