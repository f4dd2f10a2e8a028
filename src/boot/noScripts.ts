import { brand } from '#house/house';
import { shopOwner } from '#house/owner';

/** The text that built pages show without scripts. */
export const noScriptsText = `${brand} needs JavaScript to show prices and to take orders. You can also write to us: ${shopOwner.email}`;

/** What a missing file's page says, until the app shows Home. */
export const notFoundText = 'This page was not found.';
