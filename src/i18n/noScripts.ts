import { shopOwner } from '../config/shopOwner';
import { brand } from './brand';

/** What built pages say to whoever has scripts switched off. */
export const noScriptsText = `${brand} needs JavaScript to show prices and to take orders. You can also write to us: ${shopOwner.email}`;
