import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { idle } from '../lib/idle';
import { useLazyModule } from '../lib/useLazyModule';
import type * as SaveButtons from './choosing/SaveButton';

const SaveButtonContext = createContext<typeof SaveButtons | null>(null);
const loadSaveButton = () => idle().then(() => import('./choosing/SaveButton'));

/** The save button of a perfume, shown once its code is loaded. Only this component rerenders then. */
export function LazySaveButton(props: ComponentProps<typeof SaveButtons.SaveButton>) {
  const loaded = use(SaveButtonContext);
  return loaded && <loaded.SaveButton {...props} />;
}

/** The filter by saved perfumes, shown once its code is loaded. */
export function LazySavedFilter(props: ComponentProps<typeof SaveButtons.SavedFilter>) {
  const loaded = use(SaveButtonContext);
  return loaded && <loaded.SavedFilter {...props} />;
}

/** Loads the code of the save buttons below it when the browser is idle. A failure is not reported. */
export function SaveButtonProvider({ children }: { children: ReactNode }) {
  return <SaveButtonContext value={useLazyModule(loadSaveButton)}>{children}</SaveButtonContext>;
}
