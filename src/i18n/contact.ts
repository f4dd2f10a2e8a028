import { brand } from './brand';
import { translator } from './translator';

/** The texts of the contact page. */
export const t = translator({
  'contact.title': 'Contact',
  'contact.subtitle': 'Write to the house. We read every line.',
  'contact.pictureAlt': `A bottle of Classic Musk by ${brand} with pieces of amber resin on dark stone`,
  'contact.aside.title': 'At your service',
  'contact.aside.text':
    'A question about a perfume, an order under way, a gift that should be just right: tell us, and we will answer with care.',
  'contact.follow': 'Follow Us',
  'contact.form.title': 'Send us a message',

  'contact.firstName': 'First name',
  'contact.lastName': 'Last name',
  'contact.email': 'Email',
  'contact.message': 'Message',
  'contact.submit': 'Send Message',
  'contact.left.one': '1 character left',
  'contact.left.other': '{count} characters left',
  'contact.over.one': '1 character too many',
  'contact.over.other': '{count} characters too many',

  'contact.firstName.required': 'First name is required.',
  'contact.lastName.required': 'Last name is required.',
  'contact.name.letters': 'Only letters are allowed.',
  'contact.name.leaveOut': 'Leave out hyphens, apostrophes and digits: O Brien Smith.',
  'contact.email.required': 'Email is required.',
  'contact.email.invalid': 'Invalid email format.',
  'contact.message.required': 'Message is required.',
  'contact.message.long': 'Message must be under 500 characters.',

  'contact.sent': "Thank you for reaching out! We'll get back to you soon.",
  'contact.another': 'Write another message',
});
