import { contactPictureAlt } from '#house/contact';
import { brand } from '#house/house';
import { pageText } from '#i18n/pageTexts';
import { translator } from '#i18n/translator';

export const contactText = translator({
  'contact.description': `Write to ${brand}. Questions about a perfume, an order or a gift are welcome here: your name, your e-mail address and a few lines are all that we need.`,
  'contact.title': pageText('navbar.contact'),
  'contact.subtitle': 'Write to the house. We read every line.',
  'contact.pictureAlt': contactPictureAlt,
  'contact.aside.title': 'At your service',
  'contact.aside.text':
    'A question about a perfume, an order under way, a gift that should be just right: tell us, and we will answer with care.',
  'contact.form.title': 'Send us a message',

  'contact.firstName': 'First name',
  'contact.lastName': 'Last name',
  'contact.message': 'Message',
  'contact.orderId': 'Order ID: {number}\n',
  'contact.account': 'Please change my name or e-mail to: ',
  'contact.card': 'On the card: ',
  'contact.submit': 'Send Message',
  'contact.left.one': '1 character left',
  'contact.left.other': '{count} characters left',
  'contact.over.one': '1 character too many',
  'contact.over.other': '{count} characters too many',

  'contact.name.letters': 'Only letters are allowed.',
  'contact.name.leaveOut': 'Leave out hyphens, apostrophes and digits: O Brien Smith.',
  'contact.email.invalid': 'Invalid email format.',
  'contact.message.long': 'Message must be under 500 characters.',

  'contact.sent': "Thank you for reaching out! We'll get back to you soon.",
  'contact.another': 'Write another message',

  'withdrawal.title': 'Withdraw from a contract',
  'withdrawal.intro':
    'You can withdraw within {days} days of receiving your order, without giving a reason. Send this form, or write to {address}.',
  'withdrawal.whichOrder': 'Say in the message which order you mean: its number, or its day and its items.',
  'withdrawal.submit': 'Confirm withdrawal',
  'withdrawal.message': 'I withdraw from the contract for my order.',
  'withdrawal.messageOf': 'I withdraw from the contract for my order {number}.',
  'withdrawal.failed':
    'Your withdrawal could not be sent, and nobody has received it. Please try again, or write to {address}.',
  'withdrawal.unknown':
    'Your withdrawal may not have been received. Please send it again, or write to {address}.',
  'withdrawal.sent': 'Your withdrawal has been sent',
  'withdrawal.sentAlert': 'Your withdrawal has been sent.',
  'withdrawal.keep':
    'Print this receipt, or save it as a PDF, and keep it until your money is back. It is gone once you leave this page.',
  'withdrawal.sentAt': 'Sent',
  'withdrawal.name': 'Name',
  'withdrawal.print': 'Print receipt',
});
