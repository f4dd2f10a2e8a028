import { idle } from '../../lib/idle';
import { lazyModule } from '../../lib/lazyModule';

/** The save buttons, which are loaded when the browser is idle. */
export const saveButtons = lazyModule(() => idle().then(() => import('./SaveButton')));
