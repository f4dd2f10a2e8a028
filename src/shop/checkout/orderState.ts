/** What the newest orders say of an order of unknown outcome; `unread`: they could not be read. */
export type LookUp = 'notFound' | 'unclear' | 'unread';

/** Why nothing was sent. */
type Stop = 'offline' | 'changed';

/** What a customer's order is doing in this tab, and what is said of it. One value per customer. */
export type OrderState = (
  | { is: 'idle' }
  /** An order is being placed or looked up here, or placed in another tab; a second one is not accepted. */
  | { is: 'placing' | 'lookingUp' | 'elsewhere' }
  /** 'Order the same again?' */
  | { is: 'asking' }
  /** `total`: whole cents, if the answer names another total than was shown. */
  | { is: 'placed'; total: number | null }
  /** `why`: the server's words; '' for none. */
  | { is: 'refused'; why: string }
  | { is: 'stopped'; why: Stop }
  /** What was displaced is being added again. */
  | { is: 'puttingBack' }
) & {
  /** The warning that an order may have been placed, while it is said; `running`: the newest orders are being read. */
  warning: LookUp | 'running' | null;
  /** Another press during this order, which orders nothing; `hidden`: its notice was dismissed. */
  secondPress: 'none' | 'told' | 'hidden';
  /** The number of navigations since something was last said: the second one removes it. */
  age: number;
};

/** What happens to an order that is under way. */
type Progress =
  /** An earlier order of these items is looked for; the answer is lost; the order has ended, elsewhere or unsent. */
  | { type: 'lookUp' | 'lost' | 'ended' }
  | { type: 'looked' | 'ask'; lookUp: LookUp }
  | { type: 'answered'; yes: boolean }
  | { type: 'placed'; total: number | null }
  | { type: 'refused'; why: string }
  | { type: 'stopped'; why: Stop };

export type OrderEvent =
  | Progress
  /** `stored`: an order of unknown outcome is in storage when the visit begins; `taken`: another tab is ordering. */
  | { type: 'pressed' | 'taken' | 'stored' | 'putBack' | 'putBackEnded' | 'navigated' }
  | { type: 'dismissed'; what: 'warning' | 'said' };

export const IDLE: OrderState = { is: 'idle', warning: null, secondPress: 'none', age: 0 };

/** Whether an order is under way, so that another one is not accepted. */
export function isBusy({ is }: OrderState): boolean {
  return ['placing', 'lookingUp', 'elsewhere', 'asking'].includes(is);
}

/** The next state. Pure: no calls, no alerts, no clock. An event that can't happen in a state changes nothing. */
export function step(state: OrderState, event: OrderEvent): OrderState {
  const { warning, age, secondPress } = state;
  const kept = { warning, secondPress, age: 0 };
  switch (event.type) {
    case 'pressed':
      return isBusy(state)
        ? { ...state, secondPress: 'told' }
        : { ...kept, secondPress: 'none', is: 'placing' };
    case 'taken':
      if (!isBusy(state) && state.is !== 'puttingBack') return state;
      return { ...kept, secondPress: 'told', is: 'elsewhere' };
    case 'stored':
      return isBusy(state) ? state : { ...state, warning: 'unread', age: 0 };
    case 'putBack':
      return isBusy(state) ? state : { ...kept, is: 'puttingBack' };
    case 'putBackEnded':
      return state.is === 'puttingBack' ? { ...kept, is: 'idle' } : state;
    case 'navigated':
      if (age === 0) return { ...state, age: 1 };
      return isBusy(state) || state.is === 'puttingBack' ? { ...state, warning: null } : IDLE;
    case 'dismissed':
      if (event.what === 'warning') return { ...state, warning: null };
      if (!isBusy(state)) return { ...IDLE, warning, age };
      return secondPress === 'told' ? { ...state, secondPress: 'hidden' } : state;
    default:
      return isBusy(state) ? progress(state, event) : state;
  }
}

function progress(state: OrderState, event: Progress): OrderState {
  const { warning, secondPress } = state;
  const kept = { warning, secondPress, age: 0 };
  switch (event.type) {
    case 'lookUp':
      return { ...kept, warning: warning && 'running', is: 'lookingUp' };
    case 'lost':
      return { ...kept, warning: 'running', is: 'lookingUp' };
    case 'looked':
      return { ...kept, warning: warning && event.lookUp, is: 'idle' };
    case 'ask':
      return { ...kept, warning: warning && event.lookUp, is: 'asking' };
    case 'answered':
      if (state.is !== 'asking') return state;
      return { ...kept, is: event.yes ? 'placing' : 'idle' };
    case 'ended':
      return { ...kept, is: 'idle' };
    case 'placed':
      return { ...kept, warning: null, is: 'placed', total: event.total };
    case 'refused':
      return { ...kept, is: 'refused', why: event.why };
    case 'stopped':
      return { ...kept, is: 'stopped', why: event.why };
  }
}
