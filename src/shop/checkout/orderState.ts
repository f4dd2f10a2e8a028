/** What the newest orders say of an order of unknown outcome; `unread`: they are not read yet, or could not be. */
export type LookUp = 'notFound' | 'unclear' | 'unread';

/** Why nothing was sent; `otherTab`: another tab was ordering. */
type Stop = 'offline' | 'changed' | 'otherTab';

/** What a customer's order is doing in this tab, and what is said of it. */
export type OrderState = (
  | { is: 'idle' }
  /** An order is being placed or looked up here, or placed in another tab; a second one is not accepted. */
  | { is: 'placing' | 'lookingUp' | 'otherTab' }
  /** 'Order the same again?' */
  | { is: 'asking' }
  /** `total`: whole cents, if the answer names another total than was shown. */
  | { is: 'placed'; total: number | null }
  /** `why`: the server's words; '' for none. */
  | { is: 'refused'; why: string }
  | { is: 'stopped'; why: Stop }
  /** What is missing from the cart is being added again. */
  | { is: 'puttingBack' }
) & {
  /** The warning that an order may have been placed: it shows while such an order is open, and not dismissed. */
  warning: LookUp | null;
  /** Another press during this order, which orders nothing; `hidden`: its notice was dismissed. */
  secondPress: 'none' | 'told' | 'hidden';
  /** The number of navigations since something was last said: the second one removes it. */
  age: number;
};

/** What happens to an order that is under way. */
type BusyEvent =
  /** An order is looked for among the newest: an earlier one of these items, or this one, whose answer is `lost`. */
  | { type: 'lookUp' | 'lost' }
  /** Its outcome stays unknown, and the same is sent again only after a question. */
  | { type: 'unknown' | 'ask'; lookUp: LookUp }
  | { type: 'answered'; yes: boolean }
  /** `isOther`: an earlier order than the one that was pressed, which is not sent. */
  | { type: 'placed'; total: number | null; isOther: boolean }
  | { type: 'refused'; why: string }
  | { type: 'stopped'; why: Stop }
  /** Another tab is ordering; it has ended, as has a press without a result. */
  | { type: 'otherTabOrders' | 'ended' };

export type OrderEvent =
  | BusyEvent
  /** An order of unknown outcome is in storage when the visit begins, or among the orders that the customer sees. */
  | { type: 'stored' | 'listed' }
  | { type: 'pressed' | 'putBack' | 'putBackEnded' | 'navigated' | 'dismissed' };

export const IDLE: OrderState = { is: 'idle', warning: null, secondPress: 'none', age: 0 };

/** Whether an order is under way, so that another one is not accepted. */
export const isBusy = ({ is }: OrderState): boolean =>
  ['placing', 'lookingUp', 'otherTab', 'asking'].includes(is);

/** The next state. Pure: no calls, no alerts, no clock. An event that can't happen in a state changes nothing. */
export function step(state: OrderState, event: OrderEvent): OrderState {
  const { warning, secondPress, age } = state;
  const kept = { warning, secondPress, age: 0 };
  const isPuttingBack = state.is === 'puttingBack';
  switch (event.type) {
    case 'pressed':
      if (isBusy(state)) return { ...state, secondPress: 'told' };
      return { ...kept, secondPress: 'none', is: 'placing' };
    case 'stored':
      return isBusy(state) ? state : { ...state, warning: 'unread', age: 0 };
    case 'listed':
      if ((isBusy(state) && state.is !== 'asking') || isPuttingBack) return state;
      return { ...kept, warning: warning && 'unread', secondPress: 'none', is: 'lookingUp' };
    case 'putBack':
      return isBusy(state) ? state : { ...kept, is: 'puttingBack' };
    case 'putBackEnded':
      return isPuttingBack ? { ...kept, is: 'idle' } : state;
    case 'navigated':
      if (age === 0) return { ...state, age: 1 };
      return isBusy(state) || isPuttingBack ? { ...state, warning: null } : IDLE;
    case 'dismissed':
      if (!isBusy(state)) return { ...IDLE, warning, age };
      return secondPress === 'told' ? { ...state, secondPress: 'hidden' } : state;
    default:
      return isBusy(state) ? stepWhileBusy(state, event) : state;
  }
}

function stepWhileBusy(state: OrderState, event: BusyEvent): OrderState {
  const { warning, secondPress } = state;
  const kept = { warning, secondPress, age: 0 };
  switch (event.type) {
    case 'lookUp':
    case 'lost':
      return { ...kept, warning: (event.type === 'lost' || warning) && 'unread', is: 'lookingUp' };
    case 'unknown':
    case 'ask':
      return { ...kept, warning: event.lookUp, is: event.type === 'ask' ? 'asking' : 'idle' };
    case 'answered':
      return state.is === 'asking' ? { ...kept, is: event.yes ? 'placing' : 'idle' } : state;
    case 'placed':
      return { ...kept, secondPress: event.isOther ? 'told' : secondPress, is: 'placed', total: event.total };
    case 'refused':
      return { ...kept, is: 'refused', why: event.why };
    case 'stopped':
      return { ...kept, is: 'stopped', why: event.why };
    case 'otherTabOrders':
      return { ...kept, secondPress: 'told', is: 'otherTab' };
    case 'ended':
      if (state.is !== 'otherTab' || secondPress !== 'told') return { ...kept, is: 'idle' };
      return { ...kept, is: 'stopped', why: 'otherTab' };
  }
}
