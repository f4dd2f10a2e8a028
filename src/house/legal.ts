import type { LegalText } from '#houseTypes/legal';
import { STORAGE_KEYS } from '#config/constants';
import { contactPath, DELIVERY_ANCHOR } from '#config/paths';
import type { ShopEvents } from '#lib/events';
import { keysOf } from '#lib/tables';
import { brand } from './house';
import type { LegalKey } from './legalNames';
import { customerRights, sellingTerms, shopOwner } from './owner';

/** The month of the legal texts' last change. */
export const lastUpdated = 'June 2025';

/** Shown only until the owner has filled in every entry. */
const placeholderHint = Object.values(shopOwner).some((entry) => entry.startsWith('['))
  ? ' Entries in square brackets are placeholders, to be completed by the shop’s owner before the shop opens.'
  : '';

const ownerAddress = `${shopOwner.company}, ${shopOwner.street}, ${shopOwner.city}, ${shopOwner.country}`;

const terms = Object.values(sellingTerms).filter((term) => term !== null);

const deliveryHeading = sellingTerms.gift
  ? 'Delivery and returns, payment, tax and gifts'
  : 'Delivery and returns, payment and tax';

const { withdrawal, accessibilityChecked } = customerRights;

/** The section on the right of withdrawal, if the owner has switched it on. */
const withdrawalSection: LegalText['sections'] = withdrawal
  ? [
      {
        id: 'withdrawal',
        heading: 'Right of withdrawal',
        paragraphs: [
          `As a consumer you can withdraw from a contract within ${withdrawal.days} days, without giving a reason. The time begins on the day on which you, or somebody whom you have named, received the goods; the last of them where they came in parts.`,
          `To withdraw, tell us so in a clear statement. The form below is the quickest way, and gives you a receipt; under Your Orders, each order leads to it. You can also write to ${withdrawal.address}. It is enough that you send it before the time is over.`,
          'We then pay back what we have received from you for the order, standard delivery included, within 14 days, by the means with which you paid. We may wait until the goods are back, or until you have shown that you sent them. Send them within 14 days of your withdrawal.',
        ],
        link: { to: contactPath('withdrawal'), text: 'Withdraw from a contract' },
      },
    ]
  : [];

/** When each call to the API is sent, and what it sends, by its name in `endpoints` of src/api/endpoints.ts. */
export const sentCalls = {
  register: 'To register: your name, e-mail address and password. A login follows by itself.',
  login: 'To log in: your e-mail address or user name, and your password.',
  forgotPassword:
    'To get a one-time code for a forgotten password, or for ‘Change password’ in your profile: your e-mail address.',
  verifyOtp: 'To have that code checked: your e-mail address and the code.',
  updateOtp:
    'To get another code: your e-mail address and the new code, once EmailJS has accepted the e-mail with it.',
  resetPassword:
    'To set a new password: the code and the new password, and your e-mail address if the server asks for it.',
  products:
    'To show perfumes and their prices: the words of a search, or the name of a perfume or of our samples. This happens when you open the catalogue, a perfume, Find your scent or the search results, when you change the search of the catalogue or scroll through a list, when you sort or filter it, when you come back to one of these after five minutes, and when you type two letters or more into the search overlay and pause.',
  cart: 'To show your cart: your user ID, whenever you open the shop logged in, log in, come back to the page or change a quantity, or if the cart may have changed elsewhere; also before ‘Put my cart back’, and before and after an order.',
  cartAdd:
    'To add to the cart, or to change a quantity: your user ID and the ID of the product, once for each piece.',
  cartDelete:
    'To remove from the cart, or to make a quantity smaller: your user ID and the ID of the product.',
  cartClear: 'To clear the cart: your user ID.',
  order:
    'To order: your user ID, the payment method, which is always ‘Online’, and the payment status; for each item the product ID, name, price, quantity and address of the picture.',
  orders:
    'To show your orders, and after an order of unknown outcome to see whether it has been placed: your user ID.',
  profile: 'To show your profile: nothing besides the token.',
} as const;

/** Each entry of the browser's storage, by its name in the code. */
const storedEntries: Readonly<Record<keyof typeof STORAGE_KEYS, string>> = {
  user: 'your ID, name and e-mail address as our server gave them at login, so that the shop knows who is logged in.',
  token: 'the proof of your login, which is sent to our shop server with each call.',
  userId: 'your ID once more, under which cart and orders are asked for.',
  cart: 'a copy of your cart with the ID, name, price, quantity, picture address and description of each item.',
  lastOrder:
    'our server’s answer to your most recent order, which may name its items, prices, number and status. It is written with each order, and read to tell this order from a later one whose outcome is unknown, and to thank you for it in ‘Your Orders’.',
  resetEmail: 'the e-mail address for which you are resetting the password.',
  rememberedEmail:
    'what you typed into the e-mail field at login, if ‘remember me’ was checked. Never the password.',
  saved:
    'the IDs of the perfumes that you marked with a heart (100 at most), and your customer ID once you have logged in.',
  pending:
    'by your customer ID: the IDs, quantities, prices and time of an order whose outcome is unknown, or that has not emptied your cart yet, with the IDs of earlier orders and how many pieces of its products your cart held; and the rows that an order or a failed call may have removed from your cart.',
  wanted:
    'what you wanted to put into the cart before you logged in: the ID, name, price and quantity of each perfume; and your customer ID, if your login ended before they were in it.',
};

const storageNames = Object.values(STORAGE_KEYS);

/** With the owner's analytics, the legal pages must not say that there are none. */
const tracking = __EVENTS__
  ? {
      inPrivacy: '',
      inIntro: 'There are analytics only with your consent, and no advertising',
      inCookies: '',
      heading: 'No cookies',
      advertising: 'There are no advertising cookies on this site',
      banner: '',
    }
  : {
      inPrivacy: ' No tracking.',
      inIntro: 'There is no tracking, no analytics and no advertising',
      inCookies: ' and does no tracking',
      heading: 'No cookies, no tracking',
      advertising: 'There are no advertising cookies on this site, no analytics',
      banner: ', so you are not met by a consent banner',
    };

/** The Privacy Policy's words for each event and its fields. */
type EventWords = {
  readonly [Name in keyof ShopEvents]: {
    what: string;
    fields: Readonly<Record<keyof ShopEvents[Name], string>>;
  };
};

/** The section on the owner's analytics, for a shop that has them. */
function analyticsSections(): LegalText['sections'] {
  const product = { id: 'its ID', name: 'its name', price: 'its price' };
  const words: EventWords = {
    page: {
      what: 'A page that you open',
      fields: { page: 'the kind of page, such as ‘cart’, without what else stands in its address' },
    },
    perfume: { what: 'A perfume that you look at', fields: product },
    added: { what: 'A perfume that you put into your cart', fields: product },
    order: {
      what: 'An order that you place',
      fields: { pieces: 'how many pieces', total: 'what they cost together' },
    },
    search: { what: 'A search', fields: { words: 'its words' } },
    error: {
      what: 'A fault of the shop in your browser',
      fields: { name: 'its kind', at: 'its place in the shop’s program' },
    },
    vitals: {
      what: 'The speed of a visit',
      fields: {
        values: 'how long the page took to appear, how much it moved and how fast it answered',
      },
    },
  };
  return [
    {
      id: 'analytics',
      heading: 'Analytics, with your consent',
      paragraphs: [
        'To learn how the shop is used we count what happens in it, if you agree to that; until then nothing is counted. You can take your consent back at any time. What is told, without your name, e-mail address, user ID or token:',
      ],
      list: Object.values(words).map(({ what, fields }) => `${what}: ${Object.values(fields).join(', ')}.`),
    },
  ];
}

const disclaimer: LegalText = {
  description: `What you may expect from the ${brand} online shop, and what you may not: descriptions and pictures, prices and orders, links, copyright and liability.`,
  intro: `This page says how the texts, pictures and functions of the ${brand} online shop are meant, and where our responsibility for them ends. It applies to every page of the shop.`,
  sections: [
    {
      id: 'site-content',
      heading: 'Content of this site',
      paragraphs: [
        `We prepare the pages of ${brand} with care and correct what we find to be wrong. Even so, we cannot promise that every text is complete and up to date at every moment.`,
        'The shop is launching soon. Until then, and afterwards too, perfumes may be announced that cannot be ordered yet; such places say ‘Launching Soon...’. An announcement is not an offer, and it fixes neither a date nor a price.',
      ],
    },
    {
      id: 'perfumes',
      heading: 'Descriptions and pictures of perfumes',
      paragraphs: [
        'A perfume is described in images, because there are few other words for it. Notes, character, longevity and sillage are our impressions. On your skin, in your climate and to your nose they may differ, and no description promises a particular effect.',
        'The pictures are computer-generated images of our perfumes. Screens show colours differently, and the colour of a perfume may vary a little from bottle to bottle.',
        'For ingredients, allergens and directions for use, what is printed on the packaging alone counts. Nothing on this site is advice on health.',
      ],
    },
    {
      id: 'prices-and-orders',
      heading: 'Prices, availability and orders',
      paragraphs: [
        'Prices are shown with a dollar sign and two decimals, as our shop server gives them. The total in your cart is the sum of price times quantity of the items shown there.',
        'An order is placed when you press Checkout or Buy Now while logged in. It is handed to our shop server with the payment method ‘Online’. The payment status and the order status that you see under Your Orders come from that server; the colours of the badges only make them easier to read.',
        'If a message tells you that an order could not be placed, please look at Your Orders before you try again: when the connection breaks at the wrong moment, an order may have reached us without an answer reaching you.',
      ],
    },
    ...(terms.length > 0 ? [{ id: DELIVERY_ANCHOR, heading: deliveryHeading, paragraphs: terms }] : []),
    ...withdrawalSection,
    {
      id: 'availability',
      heading: 'Availability of the shop',
      paragraphs: [
        'The shop needs a connection to our server, and for some functions to the services of others. We do not owe uninterrupted operation, and may change, pause or end parts of the site where the interests of customers with open orders are preserved.',
      ],
    },
    {
      id: 'services-and-links',
      heading: 'Services and links of others',
      paragraphs: [
        'The contact form, the Notify Me form and the resend of a one-time code use the e-mail service EmailJS. The animation on some pages is a file that is fetched from our own site, or from another host if the shop has been set up so. The Privacy Policy says what is sent in each case.',
        'Our footer and our contact page link to Instagram and X. These are plain links to sites that we do not run and whose content we do not adopt as our own. When we learn of unlawful content behind a link, we remove the link.',
      ],
    },
    {
      id: 'copyright',
      heading: 'Copyright and marks',
      paragraphs: [
        `The texts, pictures, films, the animation and the design of this site are protected. You may view and print them for your own use. Any other use needs our written permission beforehand. The name ${brand}, the names of our perfumes and the monogram may not be used as if they were yours.`,
        'The program of this site contains free software and fonts of others. Their notices and licences are in the file licences.txt of this site.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      paragraphs: [
        'We are liable without limit for intent and gross negligence, for harm to life, body or health, and wherever the law prescribes liability that cannot be excluded. For slight negligence we are liable only where a duty is breached on which the contract as a whole depends, and then for the damage that is typical and foreseeable.',
        'Your rights as a consumer under the law of the country in which you live are not touched by this page.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and questions',
      paragraphs: [
        `We may adapt this page when the shop changes. The version published here at the time of your visit applies. Questions and corrections are welcome at ${shopOwner.email}.`,
      ],
    },
  ],
};

const privacyPolicy: LegalText = {
  description: `Which personal data the ${brand} online shop handles, why, who receives it, how long it stays in your browser, and which rights you have.${tracking.inPrivacy}`,
  intro: `This policy says which personal data is handled when you visit ${brand}, open an account, place an order or write to us. We ask for what a task needs and for nothing else. ${tracking.inIntro} on this site.`,
  sections: [
    {
      id: 'controller',
      heading: 'Who is responsible',
      paragraphs: [
        `Responsible for the handling of your data is ${ownerAddress}. You reach us at ${shopOwner.email} or ${shopOwner.phone}. Further particulars are in the Imprint / Legal Information.`,
      ],
    },
    {
      id: 'visit',
      heading: 'When you visit the shop',
      paragraphs: [
        'To deliver a page, a server has to know where to send it. With each request your browser transmits its IP address, the address requested, the time and technical particulars such as the type of browser. This data is used to deliver the site and to keep it secure.',
        'The words that you search for in the catalogue or the search results stand in the address of the page, so that they also appear in your browser’s history. In the search overlay our pages and our own perfumes are found in your browser; our shop server is asked for other perfumes once you have typed two letters or more and pause.',
        'Fonts are served from our own site, and no external fonts are loaded. Product pictures come from the addresses that our shop server names; if one of them lies on another host, that host receives your IP address with the request.',
      ],
    },
    {
      id: 'our-server',
      heading: 'What is sent to our shop server',
      paragraphs: [
        'The shop sends the following to our shop server, and to nobody else, when you do what stands before it.',
      ],
      list: Object.values(sentCalls),
    },
    {
      id: 'your-account',
      heading: 'Your account',
      paragraphs: [
        'To register, you give a name, an e-mail address and a password. Our shop server keeps your account. The password is never written to your browser’s storage by us, and is never shown again.',
        'After login, the server gives your browser a token. It is sent along with every call to our shop server as proof that you are logged in. Your browser is told not to keep the server’s answers in its cache. Your profile shows your ID, your name and your e-mail address.',
        'If you have forgotten your password, our shop server sends you a one-time code. Until you have set a new one, your e-mail address is held in your browser’s storage, under resetEmail. The code, once it has been checked, stays in the history of your tab until the tab is closed, so that a reload of the page does not lose it.',
      ],
    },
    {
      id: 'cart-and-orders',
      heading: 'Cart and orders',
      paragraphs: [
        'Your cart and your orders are kept on our shop server with your account. A copy of the cart is held in your browser, and so is the server’s answer to your last order. If you press Add to Cart before you are logged in, the shop remembers the perfumes until you reload or close the page, so that the login can add them to your cart.',
      ],
    },
    ...(__AGENTS__
      ? [
          {
            id: 'agents',
            heading: 'If your browser has an agent',
            paragraphs: [
              'Some browsers have an assistant, an agent, that can shop for you. Where your browser has the interface for it, this shop offers its agent a few tools: to find perfumes, to read about them and their prices, to open a page for you, and, while you are logged in, to read your cart and to add to it. The agent sees neither your password nor your token through them, and cannot order: only you can. The calls to our shop server are those named above. What your agent does with what it reads is up to its provider.',
            ],
          },
        ]
      : []),
    {
      id: 'payment',
      heading: 'Payment',
      paragraphs: [
        'The pages of this shop do not ask for card or bank details and store none. For each order the server records a payment status and an order status, which you see under Your Orders.',
      ],
    },
    {
      id: 'e-mail-service',
      heading: 'Contact, Notify Me and new codes: EmailJS',
      paragraphs: [
        'Three functions send an e-mail through the service EmailJS, an external provider which passes the message on. Your browser contacts EmailJS only when you press the button in question; EmailJS then receives your IP address together with the following:',
      ],
      list: [
        'Contact form: your name (first and last name), your e-mail address and your message.',
        ...(withdrawal ? ['Withdrawal: the same, with the number of the order in the message.'] : []),
        'Notify Me: the e-mail address that you enter, with the sender name ‘Notify me’ and a fixed message. We use the address to tell you that we are live.',
        'Resend of a one-time code: your e-mail address, a user name (the part of the address before the @) and the new code, which is generated in your browser. The code is then also sent to our shop server, with the address.',
      ],
    },
    {
      id: 'animation',
      heading: 'The animation host',
      paragraphs: [
        'Some pages and the empty cart show a small animation. Its file is fetched with an ordinary GET request when the animation comes near the visible part of the page, by default from our own site. If the shop has been set up with another host, that host receives your IP address and the technical particulars of the request, and nothing about your account or your cart.',
      ],
    },
    ...(__EVENTS__ ? analyticsSections() : []),
    {
      id: 'browser-storage',
      heading: 'What is stored in your browser',
      paragraphs: [
        `The storefront sets no cookies. So that you stay logged in and find your cart again, it uses your browser’s storage, under the names ${storageNames.slice(0, -1).join(', ')} and ${storageNames.at(-1) ?? ''}. Most of them hold what you asked the shop to do; lastOrder and pending are written without your asking: with each order, and pending with a lowered quantity. The page Cookies says what each of them holds, how long it stays and how to remove it.`,
      ],
    },
    {
      id: 'purposes',
      heading: 'Why we may do this, and for how long',
      paragraphs: [
        'We handle account, cart and order data to perform the contract with you or to prepare it at your request; your messages, to answer them; the Notify Me address, because you have asked to be notified, which you can take back at any time; technical data, because we have a legitimate interest in a shop that works and is secure.',
        'Data is kept for as long as its purpose requires: an account until it is deleted, a message until it has been dealt with, a Notify Me address until you have been notified or no longer wish to be. Where the law obliges us to keep records of orders for longer, we do so and use them for nothing else. We sell no data.',
        'Our providers, EmailJS among them, may handle data in countries other than yours. Where the law asks for safeguards for such a transfer, we rely on those that it provides.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        `Depending on the law that applies to you, you may at any time and free of charge make use of the rights below. A message to ${shopOwner.email} is enough.`,
      ],
      list: [
        'Access: learn which data about you we hold, and receive a copy.',
        'Rectification: have wrong data put right and missing data added.',
        'Erasure: have data deleted that we no longer need or may no longer keep.',
        'Restriction: have data set aside while a question about it is open.',
        'Portability: receive the data that you gave us in a common, machine-readable form.',
        'Objection: object to handling that rests on our legitimate interest.',
        'Withdrawal: take back a consent, with effect for the future.',
        'Complaint: turn to a data protection authority, for example where you live.',
      ],
    },
  ],
};

const cookies: LegalText = {
  description: `${brand} sets no cookies${tracking.inCookies}. Read which ${storageNames.length} entries the shop keeps in your browser’s storage, for how long, and how to remove them.`,
  intro: `The ${brand} storefront sets no cookies. It keeps a few entries in your browser’s own storage instead: most for something that you asked the shop to do, and two, lastOrder and pending, by itself.`,
  sections: [
    {
      id: 'no-tracking',
      heading: tracking.heading,
      paragraphs: [
        `${tracking.advertising}, no tracking pixels and no embedded social networks. Fonts come from our own site. What is stored stays in your browser and follows you to no other site${tracking.banner}.`,
      ],
    },
    {
      id: 'entries',
      heading: 'What is stored instead',
      paragraphs: [
        'Browser storage, unlike a cookie, is not sent along with every request; it stays on your device and can be read by this site alone. The storefront uses the following entries of local storage; resetEmail is held in session storage as well.',
      ],
      list: keysOf(storedEntries).map((key) => `${STORAGE_KEYS[key]}: ${storedEntries[key]}`),
    },
    {
      id: 'duration',
      heading: 'How long it stays',
      paragraphs: [
        'Entries in local storage have no date of expiry: they stay until they are removed. Session storage ends when you close the tab.',
      ],
      list: [
        'user, token and userId: until you log out or your login ends: it has run out, or our server refuses it.',
        'cart and lastOrder: until you log out, your login ends or somebody else logs in here; cart follows every change and is emptied by an order.',
        'resetEmail: until the password has been reset, you log out, your login ends, or somebody with another e-mail address logs in here; a login that fails keeps it, and so does a refused step of the reset.',
        'rememberedEmail: until you uncheck ‘remember me’ on the login page. Logging out does not remove it, as it is meant for your next visit.',
        'saved: until you log out, or until somebody else logs in here in your place. If your login ends by itself it stays.',
        'pending: an order until its outcome is known and your cart is empty of it, or until your first visit after 24 hours, also if you log out; the rows until they are back, you dismiss them, or you log out. If your login ends by itself it stays.',
        'wanted: until you log in, which puts it into your cart, or you log out. If your login ends by itself it stays.',
      ],
    },
    {
      id: 'removal',
      heading: 'How to remove it',
      paragraphs: [
        'Logging out removes user, token, userId, cart, lastOrder, resetEmail, saved, wanted and the rows in pending; other open tabs of this browser are logged out with it. Unchecking ‘remember me’ removes rememberedEmail at once, without a login. On a device that you share, please do both.',
        'You can also delete all of it at once in your browser’s settings, usually under ‘Privacy’ or ‘Site data’. Your account, your cart and your orders on our server are not affected.',
      ],
    },
    {
      id: 'without-storage',
      heading: 'If your browser does not allow storage',
      paragraphs: [
        'The shop works without it. A login then lasts until you close or reload the page, and your e-mail address is not remembered. An entry that is damaged counts as absent and is removed.',
      ],
    },
    {
      id: 'page-history',
      heading: 'Page history',
      paragraphs: [
        `Your browser keeps the addresses of the pages that you visit in its history. With some of ours these say more than the name of the page: the words of a search, how a list is sorted and filtered, the name and ID of a perfume that you opened, and your answers in ‘Find your scent’.`,
        `In the history of a tab the shop itself notes, for example, which page you came from when it asked you to log in, that a password is being recovered, and the number of an order for which you ask for help${withdrawal ? ' or from which you withdraw' : ''}. An e-mail address that you typed may be handed to the next form in this way, and so may the name of a registration and a one-time code that has been checked. Passwords, your cart and the items of your orders are never there. None of it is sent anywhere by this, and the history of a tab goes when the tab is closed.`,
      ],
    },
    {
      id: 'others',
      heading: 'Requests to others',
      paragraphs: [
        'The contact form, Notify Me and the resend of a one-time code contact the e-mail service EmailJS when you use them. An animation file is fetched from our own site, or from the host with which the shop has been set up. Pictures of products come from the addresses that our shop server names, which may be on another host. Our links to Instagram and X contact these networks only when you follow them; what they store then is described in their own policies.',
      ],
    },
    {
      id: 'questions',
      heading: 'Questions',
      paragraphs: [
        `What happens to your data beyond the browser is set out in the Privacy Policy. For anything else, write to ${shopOwner.email}.`,
      ],
    },
  ],
};

/** The accessibility statement, once the owner has checked the shop. */
const accessibilitySection: LegalText['sections'] =
  accessibilityChecked === null
    ? []
    : [
        {
          id: 'accessibility',
          heading: 'Accessibility',
          paragraphs: [
            `Everybody should be able to use this shop. We measure it by the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. It was last checked in ${accessibilityChecked}, with automated tests of every page and by keyboard; nobody else has audited it.`,
            `What is supported: the keyboard alone, screen readers, text of twice its size and zoom of 400 per cent, high contrast and colours of your own, and less motion where your system asks for it. Messages are announced, the film can be paused and has no sound, and no task has a time limit other than the life of a one-time code.`,
            'What is not, or not fully: pictures of products have the name of the product as their only description; the film and the animation are decoration and have none. Names, descriptions and messages of our shop server are shown as it sends them, which may be in another language. The networks that we link to are in the hands of others.',
            `If something keeps you from using the shop, or you need a text in another form, write to ${shopOwner.email}, call ${shopOwner.phone}, or use the contact form, and say on which page it was. If our answer does not help, you can turn to the body that is competent for digital accessibility where you live.`,
          ],
        },
      ];

const imprint: LegalText = {
  description: `Who stands behind the ${brand} online shop: company, address, representative, contact, register entry, VAT identification number and responsibility.`,
  intro: `The following particulars say who runs the ${brand} online shop and how to reach them.${placeholderHint}`,
  sections: [
    {
      id: 'provider',
      heading: 'Provider of this site',
      paragraphs: [`${brand} is an online shop of:`],
      list: [shopOwner.company, shopOwner.street, shopOwner.city, shopOwner.country],
    },
    {
      id: 'representation',
      heading: 'Represented by',
      paragraphs: [shopOwner.representative],
    },
    {
      id: 'contact-details',
      heading: 'Contact',
      paragraphs: ['The quickest way to us is the contact form of this shop. You also reach us here:'],
      list: [`E-mail: ${shopOwner.email}`, `Telephone: ${shopOwner.phone}`],
    },
    {
      id: 'register-entry',
      heading: 'Register entry',
      paragraphs: ['The company is entered in the following register:'],
      list: [`Register court: ${shopOwner.registerCourt}`, `Register number: ${shopOwner.registerNumber}`],
    },
    {
      id: 'vat',
      heading: 'VAT identification number',
      paragraphs: [shopOwner.vatId],
    },
    {
      id: 'responsibility',
      heading: 'Responsible for the content',
      paragraphs: [
        `${shopOwner.representative}, at the address given above, is responsible for the editorial content of these pages. How far this responsibility reaches is set out in the Disclaimer.`,
      ],
    },
    {
      id: 'pictures',
      heading: 'Texts, pictures and film',
      paragraphs: [
        `The texts, pictures, film and animation of this site were made for ${brand}. Their use by others is described in the Disclaimer.`,
      ],
    },
    {
      id: 'disputes',
      heading: 'If something is not right',
      paragraphs: [
        `Please write to ${shopOwner.email} first: most things can be settled in a letter or two. Your right to turn to a court, or to a body for the settlement of consumer disputes where one is competent, remains untouched.`,
      ],
    },
    ...accessibilitySection,
    {
      id: 'data-protection',
      heading: 'Data protection',
      paragraphs: [
        'How we handle personal data is described in the Privacy Policy; what is stored in your browser, on the page Cookies.',
      ],
    },
  ],
};

/** The legal pages' texts, in one file because owner, service and storage names must agree. */
export const legal: Record<LegalKey, LegalText> = { disclaimer, privacyPolicy, cookies, imprint };
