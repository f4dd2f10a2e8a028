import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { idle } from '../lib/idle';
import { useLazyModule } from '../lib/useLazyModule';
import type * as Hearts from './choosing/SaveButton';

const SaveButtonContext = createContext<typeof Hearts | null>(null);
const loadSaveButton = () => idle().then(() => import('./choosing/SaveButton'));

/** The save button of a perfume, shown once its code is loaded. Only this component rerenders then. */
export function LazySaveButton(props: ComponentProps<typeof Hearts.SaveButton>) {
  const hearts = use(SaveButtonContext);
  return hearts && <hearts.SaveButton {...props} />;
}

/** The filter by saved perfumes, shown once its code is loaded. */
export function LazySavedFilter(props: ComponentProps<typeof Hearts.SavedFilter>) {
  const hearts = use(SaveButtonContext);
  return hearts && <hearts.SavedFilter {...props} />;
}

/** Loads the code of the save buttons below it when the browser is idle. A failure is not reported. */
export function SaveButtonProvider({ children }: { children: ReactNode }) {
  return <SaveButtonContext value={useLazyModule(loadSaveButton)}>{children}</SaveButtonContext>;
}
