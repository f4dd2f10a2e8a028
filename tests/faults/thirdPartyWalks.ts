import assert from 'node:assert/strict';
import { paths } from '../../src/config/paths';
import { hasFailed, type Walk } from './cell';
import type { Kind } from './kinds';
import type { Outcome } from './outcomes';
import type { Shop } from './shop';
import { alertTexts, fill, follow, heading, idle, logged, press, reads, sees, typed } from './steps';

/** The e-mail service and the animation's host. Their 401 and 403 are not the API's: nobody is sent to /login. */

const message = {
  'First name': 'Ada',
  'Last name': 'Martin',
  Email: 'ada@example.com',
  Message: 'Is Royal Oud coming back?',
};
const THANKS = "Thank you for reaching out! We'll get back to you soon.";

const contact: Walk = {
  title: 'POST e-mail (contact)',
  before: async (shop) => {
    await shop.open(paths.contact);
    await fill(shop, message);
  },
  make: (shop) => press(shop, 'Send Message'),
  sees: async (shop, outcome) => {
    if (!hasFailed(outcome)) return reads(shop, THANKS);
    await logged(shop, /The message could not be sent/);
    await idle(shop, 'Send Message');
    assert.equal(await shop.count({ text: THANKS }), 0);
    assert.equal((await alertTexts(shop)).trim(), '');
    await typed(shop, message);
    return 'no message';
  },
  recovers: async (shop) => {
    await press(shop, 'Send Message');
    await reads(shop, THANKS);
  },
};

const address = { Email: 'ada@example.com' };
const CONFIRMATION = 'Thank you! We will write to you when we are live.';

const notifyMe: Walk = {
  title: 'POST e-mail (Notify Me)',
  before: async (shop) => {
    await shop.open(paths.home);
    await press(shop, 'Notify Me When Live');
    await fill(shop, address);
  },
  make: (shop) => press(shop, 'Notify Me'),
  sees: async (shop, outcome) => {
    if (!hasFailed(outcome)) return reads(shop, CONFIRMATION);
    const seen = await reads(shop, 'Something went wrong. Please try again later.');
    await shop.logged(/Failed to send the address of Notify Me/);
    await typed(shop, address);
    return seen;
  },
  recovers: async (shop) => {
    await press(shop, 'Notify Me');
    await reads(shop, CONFIRMATION);
  },
};

const LOADING = 'Loading animation...';
const UNDRAWN = 'it could not be drawn';
/** Odd files of which the player makes nothing, and what is logged of them; of the first it says so itself. */
const UNDRAWABLE: Readonly<Record<string, string>> = {
  wrongTypes: '.+',
  nulls: UNDRAWN,
  missing: UNDRAWN,
  stringNumbers: UNDRAWN,
  NaN: UNDRAWN,
};

/** How the log tells that the animation is missing; undefined where it is there. */
function missingBy(outcome: Outcome, { fault }: Kind): string | undefined {
  if (outcome === 'unreachable') return fault === 'hang' ? 'timeout' : 'network';
  if (outcome === 'no words') return `status ${String(fault)}`;
  return outcome === 'unreadable' ? 'shape' : UNDRAWABLE[fault];
}

async function moves(shop: Shop): Promise<string> {
  await sees(shop, { role: 'button', name: 'Pause animation' });
  assert.equal(await shop.count({ text: LOADING }), 0);
  return 'the animation';
}

const animation: Walk = {
  title: 'GET animation',
  timed: true,
  goesOn: true,
  before: async (shop) => {
    await shop.open(paths.home);
    await reads(shop, LOADING);
  },
  make: (shop) => shop.scrollTo(LOADING),
  sees: async (shop, outcome, kind) => {
    const reason = missingBy(outcome, kind);
    if (reason === undefined) return moves(shop);
    await shop.until(async () => {
      await shop.pass(1000);
      await shop.logged(new RegExp(`^Failed to load animation: ${reason}$`));
    });
    await reads(shop, 'Launching Soon...');
    return reads(shop, LOADING);
  },
  recovers: async (shop) => {
    if ((await shop.count({ text: LOADING })) === 0) return;
    await follow(shop, 'Contact');
    await heading(shop, 'Contact');
    await follow(shop, 'Home');
    await reads(shop, LOADING);
    await shop.scrollTo(LOADING);
    await moves(shop);
  },
};

export const thirdPartyWalks: readonly Walk[] = [contact, notifyMe, animation];
