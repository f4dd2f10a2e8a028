import { account } from './account';
import { buying } from './buying';
import { contact } from './contact';
import { data } from './data';
import { frame } from './frame';
import type { Proofs } from './proofs';
import { shop } from './shop';

/** Every number of docs/behaviour.md, and what holds it. */
export const checklist: Proofs = { ...frame, ...account, ...shop, ...buying, ...contact, ...data };

export { awaited } from './awaited';
