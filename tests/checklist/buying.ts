import type { Proofs } from './proofs';

const BUYING = 'integration/buying.test.tsx';
const ADD = `${BUYING} > Add to Cart`;
const BUY = `${BUYING} > Buy Now`;
const CART = 'integration/cart.test.tsx';
const CHECKOUT = `${CART} > Checkout`;
const CONTEXT = 'integration/cartContext.test.tsx';
const ORDERS = 'integration/orders.test.tsx';
const REQUEST = 'unit/model/order.test.ts > the order request';

/** Chapters 10 to 12: buying, cart, orders. */
export const buying: Proofs = {
  '10.1': [
    `${BUYING} > a guest > who adds to the cart is told 'Please log in first!', with a link to /login`,
  ],
  '10.2': [`${BUYING} > a guest > who buys is told 'You must be logged in to buy', with a link to /login`],
  '10.3': [
    `${ADD} > says 'NAME added to cart.' only after the server accepted it, and counts it in the header`,
  ],
  '10.4': [
    `${ADD} > strips a leading 'prod_'`,
    `${ADD} > warns in the console, and does nothing else, when the id is *`,
    `${CONTEXT} > adding > a product with the id "" only warns in the console`,
    'unit/model/ids.test.ts > the id that cart/add takes (behaviour 10.4) > *',
  ],
  '10.5': [`${ADD} > only logs a failure of the server *`],
  '10.6': [`${CONTEXT} > adding > a product that is in the cart increases its quantity`],
  '10.7': [
    `${BUY} > places an order of one piece, Online and Successful, says so, empties the cart and goes to /orders`,
  ],
  '10.8': [
    `${CONTEXT} > placing an order > sends its payload, stores lastOrder and empties the cart`,
    `${REQUEST} > sends the payment status 'Success' as 'Successful'`,
  ],
  '10.9': [
    `${BUY} > places an order of one piece, Online and Successful, says so, empties the cart and goes to /orders`,
    `${CHECKOUT} > places the order, says so, goes to /orders where it is the latest, and empties the cart`,
    `${BUY} > stays where the user has gone meanwhile`,
  ],
  '10.10': [
    `${BUY} > says 'Failed to place order. Please try again.' when the server answers *`,
    `${CHECKOUT} > that the server refuses *`,
    `${CONTEXT} > placing an order > that fails *`,
  ],
  '10.11': [
    `${BUY} > says that the outcome is unknown *, points to Your Orders, and does not order again by itself`,
    `${CHECKOUT} > whose outcome is unknown *`,
  ],
  '10.12': [
    `${BUY} > orders once for a double click, and nothing else while any order is on its way`,
    `${CONTEXT} > placing an order > twice at once sends one order`,
  ],
  '10.13': [
    `${REQUEST} > leaves out rows with an invalid id and rows that are not displayed`,
    'unit/model/ids.test.ts > the id that an order may carry (behaviour 10.13) > *',
    `${BUY} > says that it failed, and sends nothing, when the id is not valid for an order`,
  ],
  '10.14': [
    `${CHECKOUT} > sends the catalogue price as a number and the placeholder for a missing picture`,
    `${REQUEST} > carries the placeholder's address for a row without a picture`,
  ],
  '10.15': ['integration/putBack.test.tsx > Buy Now with a cart > *'],
  '10.16': [
    'integration/putBack.test.tsx > an order > whose answer is nested too deep to be stored was placed all the same',
  ],
  '10.17': ['long/firstScreen.once.spec.ts > a finger that misses Add to Cart does not order on *'],
  '10.18': ['integration/sellingTerms.test.tsx > delivery, returns and tax, as the shop states them > *'],
  '10.19': [
    `${ADD} > moves the bag in the header with each piece, not with a cart that was there, and is told once`,
  ],

  '11.1': [
    `${CONTEXT} > the cart is loaded from the server > when there is a user and a token, and is mirrored in dollars`,
    `${CONTEXT} > the cart is loaded from the server > not for a guest`,
  ],
  '11.2': [`${CART} > the cart page > shows its heading and no empty cart while it loads`],
  '11.3': [
    `${CART} > the empty cart > shows 'Your Cart is Empty', the animation, the notice and Notify Me, and leads to the catalogue`,
  ],
  '11.4': [
    `${CART} > the cart page > shows of each item image, name, description, price and quantity`,
    `${CART} > the cart page > shows a placeholder for an item without an image and quantity 1 for one without a quantity`,
    'unit/api/schemas.test.ts > a row of the cart > with the quantity *',
  ],
  '11.5': [
    `${CART} > the cart page > adds up the total in whole cents, of numbers and strings alike`,
    'unit/model/cart.test.ts > the total > *',
    'properties/rules.test.ts > money > of a cart adds up as exact integers do, whatever the mix of numbers and texts',
  ],
  '11.6': [
    `${CART} > removing an item > opens a confirm dialog that names the product; 'No' and Escape keep it and give the focus back`,
    `${CART} > removing an item > 'Yes' removes it, says so, and puts the focus on the next item's button`,
  ],
  '11.7': [`${CONTEXT} > removing and clearing > holds locally when the server call fails *`],
  '11.8': [`${CART} > Clear Cart > asks first, then empties the cart, also when the server fails`],
  '11.9': [`${CART} > a long cart > shows 10 items at a time, and 'Loading more...' for 0.5 s`],
  '11.10': [
    `${CART} > incomplete items > are not displayed nor counted*`,
    `${CART} > incomplete items > are not ordered and block nothing when their id is valid`,
    'unit/model/cart.test.ts > rows that are displayed > leave out a row without *',
  ],
  '11.11': [
    `${CART} > incomplete items > are not displayed nor counted; a line says so: *`,
    `${CART} > incomplete items > are removed by 'Remove incomplete items', just these`,
    `${CONTEXT} > removing and clearing > a row without an id leaves it out as long as the page lives; after a reload it is back`,
  ],
  '11.12': [
    `${CHECKOUT} > is blocked with its alert by *`,
    `${CART} > incomplete items > are not ordered and block nothing when their id is valid`,
  ],
  '11.13': [
    `${CHECKOUT} > places the order, says so, goes to /orders where it is the latest, and empties the cart`,
  ],
  '11.14': [`${CART} > * > answered with * is empty, and has not failed`],
  '11.15': [
    `${CART} > the empty cart > shows after a failed load with 'Your cart could not be loaded.' and 'Try again', which helps`,
    `${CONTEXT} > the cart is loaded from the server > and is empty after a failed load (500), which leaves the mirror and other tabs alone`,
  ],
  '11.16': [
    `${CONTEXT} > removing and clearing > is not undone by an older load that comes late`,
    'properties/cart.test.ts > the cart > *',
  ],
  '11.17': [
    `${CONTEXT} > the cart is loaded from the server > when there is a user and a token, and is mirrored in dollars`,
    `${CONTEXT} > two tabs > *`,
  ],
  '11.18': [
    `${CONTEXT} > logging out > gives up what is under way: nothing of it is sent with the next customer's token`,
  ],
  '11.19': [`${CART} > the empty cart > leads to *`],

  '12.1': [
    `${ORDERS} > the list of orders > has the heading 'Your Orders' at once and no 'No orders found' while it loads`,
  ],
  '12.2': [
    `${ORDERS} > the list of orders > keeps the newest aside as the latest order, and does not repeat it`,
  ],
  '12.3': [
    `${ORDERS} > the list of orders > says 'No orders found' if there is none at all, and leads on to the catalogue`,
  ],
  '12.4': [
    `${ORDERS} > an order > shows id, date, status, payment status, total and item tiles`,
    'unit/api/schemas.test.ts > an order > *',
  ],
  '12.5': [`${ORDERS} > an order > has a badge for *`, 'unit/model/order.test.ts > badge colours > *'],
  '12.6': [
    `${ORDERS} > paging > goes on while a page has exactly 10, shows 'Loading more orders...' and ends`,
  ],
  '12.7': [
    `${ORDERS} > the list of orders > reads an array and sorts it newest first`,
    `${ORDERS} > paging > sorts over all pages, and the latest order stays what it was, *`,
    'unit/model/order.test.ts > newest first > *',
  ],
  '12.8': [`${ORDERS} > a failed load > *`],
  '12.9': [`${ORDERS} > Buy again > *`],
  '12.10': [`${ORDERS} > printing > *`],
  '12.11': [`${ORDERS} > paging > does not ask a server for ever that repeats itself; a button remains`],
  '12.12': [`${ORDERS} > printing > says of more than one piece that the price is that of each`],
  '12.13': ['unit/components/groups.test.ts > the parts of a list > *'],
};
