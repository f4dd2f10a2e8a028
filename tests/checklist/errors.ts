import type { Section } from './section';

const LOGIN = 'integration/login.test.tsx > Login';
const REGISTER = 'integration/register.test.tsx > Register';
const RECOVERY = 'integration/recovery.test.tsx';
const ORDERS = 'integration/orders.test.tsx';
const CART = 'integration/cart.test.tsx';
const CONTEXT = 'integration/cartContext.test.tsx';
const BUYING = 'integration/buying.test.tsx';

export const errors: Section = {
  title: '8. The error catalogue',
  statements: {
    'Login: server message or error': [`${LOGIN} > shows the words of the server for a *`],
    "Login: else 'Login failed (status).'": [
      `${LOGIN} > says that the login failed, with the status, where the server sends *`,
    ],
    "Login: missing user or token: 'Unexpected server response. Please try again.'": [
      `${LOGIN} > says that the response was unexpected when user or token is missing *`,
    ],
    "Login: network failure: 'Server error. Please try again later.'": [
      `${LOGIN} > says that the server has an error when it cannot be reached, and works again afterwards`,
    ],
    "Register: server message or 'Registration failed.'": [
      `${REGISTER} > shows the words of the server when it refuses`,
      `${REGISTER} > says that the registration failed when the server gives no words`,
    ],
    "Register: 'Login after registration failed.'": [
      `${REGISTER} > lands on /login with an alert when the login after it is answered *`,
      `${REGISTER} > says so on /register when the login after it fails otherwise *`,
    ],
    "Register: 'Something went wrong. Please try again later.'": [
      `${REGISTER} > says that something went wrong when the server cannot be reached`,
    ],
    "Forgot password: server message or 'Something went wrong.'; 'Server error. Please try again later.'": [
      `${RECOVERY} > Forgot password > says what went wrong *`,
    ],
    "Reset password: server message, error or text, else 'Request failed (status).'; 'Server error. Please try again.'":
      [`${RECOVERY} > Reset password > says what went wrong *`],
    "Reset password: success shows a tick plus the server message or 'Password reset successful!'": [
      `${RECOVERY} > Reset password > sends trimmed JSON, forgets the e-mail, says a tick and its words, and goes to /login after 1.5 s`,
      `${RECOVERY} > Reset password > shows the words of the server for a success`,
    ],
    "Verify OTP: server message or 'Invalid OTP. Please try again.'; 'Server error. Please try again later.'":
      [`${RECOVERY} > Verify OTP > says what went wrong *`],
    "Verify OTP: resend failure 'Failed to resend OTP. Please try again later.'": [
      `${RECOVERY} > OTP resend > has failed when *`,
    ],
    "Verify OTP: resend success 'OTP has been resent successfully.'": [
      `${RECOVERY} > OTP resend > e-mails a new code, then tells the API, says so, and waits another 60 seconds`,
    ],
    "Orders: 'Failed to load orders.'": [`${ORDERS} > a failed load > *`],
    "Checkout: 'Failed to place order. Please try again.'": [
      `${CART} > Checkout > that the server refuses *`,
    ],
    "Checkout: success 'Order placed successfully!'": [
      `${CART} > Checkout > places the order, says so, goes to /orders where it is the latest, and empties the cart`,
    ],
    "Profile: 'Failed to load profile. Please try again.'": [
      'integration/profile.test.tsx > Profile > says that it failed to load *',
    ],
    "Catalogue alerts: 'Please log in first!'; 'You must be logged in to buy'": [`${BUYING} > a guest > *`],
    "Catalogue alerts: '<product name> added to cart.'": [
      `${BUYING} > Add to Cart > says 'NAME added to cart.' only after the server accepted it, and counts it in the header`,
    ],
    "Catalogue alerts: 'Order placed successfully!'": [
      `${BUYING} > Buy Now > places an order of one piece, Online and Successful, says so, empties the cart and goes to /orders`,
    ],
    'Contact send: failures are only logged; the user sees no message': [
      'integration/contact.test.tsx > Contact > only logs a failed send *',
    ],
    'Product load failure: logged only; the list becomes empty and paging stops': [
      'integration/catalogue.test.tsx > an empty or failed catalogue > logs a failed load only, shows the empty list, stops paging, and tries again when asked to',
    ],
    'Add-to-cart server failure: logged only': [
      `${BUYING} > Add to Cart > only logs a failure of the server *`,
    ],
    'Order failure (context level): logged and re-thrown to the caller': [
      `${CONTEXT} > placing an order > that fails *`,
    ],
    'Cart removal or clear failure: logged; the local change is applied anyway': [
      `${CONTEXT} > removing and clearing > holds locally when the server call fails *`,
      `${CART} > Clear Cart > asks first, then empties the cart, also when the server fails`,
    ],
    "Animation load failure: logged as 'Failed to load animation'; the page keeps showing 'Loading animation...'":
      ["integration/home.test.tsx > the animation > is logged as 'Failed to load animation' for *"],
    'Unauthorized response: redirect to /login unless already there': [
      'integration/session.test.tsx > a refusal by the API > *',
    ],
  },
};
