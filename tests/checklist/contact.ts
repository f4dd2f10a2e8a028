import type { Proofs } from './proofs';

const CONTACT = 'integration/contact.test.tsx > Contact';
const NOTIFY = 'integration/notifyMe.test.tsx > Notify Me';
const PROFILE = 'integration/profile.test.tsx > Profile';
const LEGAL = 'integration/legal.test.tsx';

/** Chapters 14 and 15: contact, Notify Me, profile, session page, legal pages. */
export const contact: Proofs = {
  '14.1': [`${CONTACT} > has a hero, social links and a form with autocomplete tokens`],
  '14.2': [
    `${CONTACT} > asks for each field by its own words, focuses the first and links to all in a summary`,
  ],
  '14.3': [
    `${CONTACT} > refuses firstName *`,
    `${CONTACT} > refuses lastName *`,
    `${CONTACT} > takes firstName *`,
    'unit/model/validation.test.ts > a name is of Unicode letters and spaces only (behaviour 14.3) > *',
  ],
  '14.4': [`${CONTACT} > refuses email *`],
  '14.5': [
    'unit/model/validation.test.ts > an e-mail address has one @, no white space, and a domain with a dot in it > *',
  ],
  '14.6': [
    `${CONTACT} > refuses message "501 characters" and keeps it`,
    `${CONTACT} > takes message "500 characters"`,
    `${CONTACT} > counts the characters left, *`,
    'unit/model/validation.test.ts > a message has at most 500 characters > *',
  ],
  '14.7': [`${CONTACT} > replaces the form by the thanks, which take the focus, and clears the fields`],
  '14.8': [`${CONTACT} > only logs a failed send *`],
  '14.9': [`${CONTACT} > sends name, e-mail and message through the e-mail service, without a token`],
  '14.10': [
    `${NOTIFY} > opens from 'Notify Me When Live' as a modal dialog with its e-mail field focused`,
    `${NOTIFY} > refuses *`,
  ],
  '14.11': [`${NOTIFY} > sends the address through the e-mail call, with name, address and a fixed message`],
  '14.12': [`${NOTIFY} > shows the confirmation for 3 seconds, then closes and gives focus back`],
  '14.13': [
    `${NOTIFY} > says 'Something went wrong. Please try again later.' after a failed send, keeps the address, and sends again`,
    `${NOTIFY} > keeps what was typed when it is closed unsent, *`,
    `${NOTIFY} > sends once at a time, however often it is asked, *`,
  ],
  '14.14': [`${CONTACT} > says what to leave out of a name`],

  '15.1': [`${PROFILE} > shows ID, name and e-mail of the server, to read only`],
  '15.2': [`${PROFILE} > says that it failed to load *`],
  '15.3': ['integration/profile.test.tsx > Check-session > *'],
  '15.4': [
    `${LEGAL} > * > shows its title, its date and headed text, to guests too`,
    `${LEGAL} > * > has a list of contents that leads to each heading without a step in the history`,
  ],
  '15.5': [`${LEGAL} > 'Back to Previous Page' > *`],
  '15.6': ['unit/i18n/texts.test.ts > the legal texts > name the storage key * in Cookies and Privacy'],
  '15.7': [
    'unit/i18n/texts.test.ts > the legal texts > have the facts about the company from the one place that its owner fills in',
  ],
};
