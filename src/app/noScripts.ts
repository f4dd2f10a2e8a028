import { shopOwner } from '#house/owner';
import { brand } from '#house/house';

/** The text that built pages show without scripts. */
export const noScriptsText = `${brand} needs JavaScript to show prices and to take orders. You can also write to us: ${shopOwner.email}`;
