import type { Section } from './section';

const CONTACT = 'integration/contact.test.tsx > Contact';
const LOGIN = 'integration/login.test.tsx > Login';
const REGISTER = 'integration/register.test.tsx > Register';
const RECOVERY = 'integration/recovery.test.tsx';
const BUYING = 'integration/buying.test.tsx';
const CHECKOUT = 'integration/cart.test.tsx > Checkout';

export const validation: Section = {
  title: '5. Validation rules',
  statements: {
    'Search: empty or whitespace-only text does nothing on Enter': [
      'integration/search.test.tsx > the search overlay > does nothing on Enter with empty text *',
    ],
    "Contact: 'First name is required.', 'Last name is required.', 'Email is required.', 'Message is required.'":
      [`${CONTACT} > asks for each field by its own words, focuses the first and links to all in a summary`],
    "Contact: names of letters and spaces only ('Only letters are allowed.')": [
      `${CONTACT} > refuses firstName *`,
      `${CONTACT} > refuses lastName *`,
      `${CONTACT} > takes firstName *`,
      'unit/model/validation.test.ts > a name is of Unicode letters and spaces only (behaviour 14.3) > *',
    ],
    "Contact: the email must look like an address ('Invalid email format.')": [
      `${CONTACT} > refuses email *`,
      'unit/model/validation.test.ts > an e-mail address has one @, no white space, and a domain with a dot in it > *',
    ],
    "Contact: the message has at most 500 characters ('Message must be under 500 characters.')": [
      `${CONTACT} > refuses message "501 characters" and keeps it`,
      `${CONTACT} > takes message "500 characters"`,
      'unit/model/validation.test.ts > a message has at most 500 characters > *',
    ],
    "Login: both required (translated 'Please fill in all the fields')": [
      `${LOGIN} > asks for all fields when one is empty or blank, and sends nothing`,
    ],
    'Login: email and password are trimmed': [
      `${LOGIN} > alerts with the message of the server, stores the session and goes to Home`,
    ],
    "Login: a 400 with a message mentioning 'required' is retried once as a form-encoded body": [
      `${LOGIN} > is retried once, form-encoded, when the server answers 400 and mentions required`,
      `${LOGIN} > is retried no more than once`,
    ],
    'Register: all four fields required': [
      `${REGISTER} > asks for all four fields, and keeps what was typed`,
    ],
    "Register: password and confirmation must match ('Passwords do not match')": [
      `${REGISTER} > says that the passwords do not match, under the second`,
    ],
    "Forgot password: email required ('Please enter your email.')": [
      `${RECOVERY} > Forgot password > asks for the e-mail`,
    ],
    "Forgot password: of valid shape ('Please enter a valid email address.')": [
      `${RECOVERY} > Forgot password > asks for a valid address, and takes the error away when it is typed in`,
    ],
    "Reset password: all required ('Please fill in all fields (OTP, New, Confirm).')": [
      `${RECOVERY} > Reset password > asks for all fields: *`,
    ],
    "Reset password: 'Email missing for reset. Please restart the Forgot Password flow.'": [
      `${RECOVERY} > Reset password > says that the e-mail is missing, with a link to the start`,
    ],
    "Reset password: passwords must match ('Passwords do not match.')": [
      `${RECOVERY} > Reset password > says that the passwords do not match`,
    ],
    "Verify OTP: required ('Please enter the OTP.')": [
      `${RECOVERY} > Verify OTP > refuses ""`,
      `${RECOVERY} > Verify OTP > refuses "   "`,
    ],
    'Verify OTP: input maximum length 6': [
      `${RECOVERY} > Verify OTP > says where the 6-digit code was sent, and takes at most 6 characters`,
    ],
    "Verify OTP: 'OTP must be 6 digits.'": [
      `${RECOVERY} > Verify OTP > refuses "12345"`,
      `${RECOVERY} > Verify OTP > refuses "12345a"`,
    ],
    'Add to cart: a product id is required (productId, _id or id)': [
      'integration/cartContext.test.tsx > adding > a product with the id "" only warns in the console',
      'unit/api/schemas.test.ts > a product > *',
    ],
    "Add to cart: a leading 'prod_' is stripped": [
      `${BUYING} > Add to Cart > strips a leading 'prod_'`,
      "integration/cartContext.test.tsx > adding > sends {userId, products: [{productId, quantity: 1}]} with 'prod_' stripped",
    ],
    'Add to cart: the remainder must be 24 hex characters, otherwise it is not added (console warning only)':
      [
        `${BUYING} > Add to Cart > warns in the console, and does nothing else, when the id is *`,
        'unit/model/ids.test.ts > the id that cart/add takes (behaviour 10.4) > *',
      ],
    'Order items: items with an invalid id are dropped': [
      'unit/model/order.test.ts > the order request > leaves out rows with an invalid id and rows that are not displayed',
    ],
    "Order items: valid is 24 hex characters, 'prod_' in front, or at least 8 characters": [
      'unit/model/ids.test.ts > the id that an order may carry (behaviour 10.13) > *',
      'properties/rules.test.ts > an id > can be ordered exactly if it is 24 hex characters, begins with prod_, or has at least 8 characters',
    ],
    "Checkout: blocked with 'Your cart contains invalid products. Please remove them before checkout.'": [
      `${CHECKOUT} > is blocked with its alert by *`,
    ],
    "Add to Cart requires login ('Please log in first!')": [
      `${BUYING} > a guest > who adds to the cart is told 'Please log in first!', with a link to /login`,
    ],
    "Buy Now requires login ('You must be logged in to buy')": [
      `${BUYING} > a guest > who buys is told 'You must be logged in to buy', with a link to /login`,
    ],
  },
};
