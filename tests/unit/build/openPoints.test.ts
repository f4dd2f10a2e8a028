import { describe, expect, it } from 'vitest';
import { openPoints, type OwnersFacts } from '../../../src/build/ready/openPoints';

const SETTINGS = ['SITE_URL', 'EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID'];
const TEMPLATES = ['EMAILJS_CONTACT_TEMPLATE_ID', 'EMAILJS_OTP_TEMPLATE_ID'];
const READY: OwnersFacts = {
  shopOwner: { company: 'Rose Ltd' },
  securityContact: 'security@rose.example',
  sellingTerms: { payment: 'By invoice.', delivery: 'Free.', returns: '30 days.', tax: 'Included.' },
  deliveryDays: { sent: 1, arrives: [3, 5], until: 14, timeZone: 'Europe/Vienna', holidays: ['2026-12-25'] },
  afterOrder: { nextSteps: 'We write to you.' },
  withdrawal: { days: 14, address: 'Rose Street 1' },
  safetyOfAll: { warnings: 'Flammable.', responsiblePerson: 'Rose Ltd' },
  guarantee: { notice: { file: '/notice.svg', width: 1, height: 1, words: 'Two years.' }, label: 'none' },
  missingFiles: [],
  formerPrices: { Rose: { former: 30, lowest: 30 } },
  searchTerms: { countries: ['DE'] },
  accessibility: { checked: 'May 2026' },
  perfumes: [{ name: 'Rose', safety: { ingredients: 'Alcohol' } }],
  variables: Object.fromEntries([...SETTINGS, ...TEMPLATES].map((name) => [`VITE_${name}`, 'x'])),
  ownPictures: [],
};

describe('what is open before the shop goes live', () => {
  it('is nothing if all is decided', () => expect(openPoints(READY)).toEqual([]));

  it.each<[string, Partial<OwnersFacts>]>([
    ['company is [Company name]', { shopOwner: { company: '[Company name]' } }],
    ['securityContact is [Security contact]', { securityContact: '[Security contact]' }],
    ['tax is empty', { sellingTerms: { ...READY.sellingTerms, tax: '' } }],
    ['payment is empty', { sellingTerms: { ...READY.sellingTerms, payment: '' } }],
    ['deliveryDays.sent is empty', { deliveryDays: { ...READY.deliveryDays, sent: null } }],
    ['deliveryDays.arrives is empty', { deliveryDays: { ...READY.deliveryDays, arrives: null } }],
    ['the time zone Vienna is unknown', { deliveryDays: { ...READY.deliveryDays, timeZone: 'Vienna' } }],
    ['the holiday 25 Dec is no date', { deliveryDays: { ...READY.deliveryDays, holidays: ['25 Dec'] } }],
    ['nextSteps is empty', { afterOrder: { nextSteps: '' } }],
    ['withdrawal is off', { withdrawal: { days: 14, address: '' } }],
    ['Rose lacks ingredients or warnings', { perfumes: [{ name: 'Rose' }] }],
    ['the responsible person is missing', { safetyOfAll: { warnings: 'Flammable.' } }],
    ['guarantee.notice is not decided', { guarantee: { ...READY.guarantee, notice: null } }],
    ['guarantee.label is not decided', { guarantee: { ...READY.guarantee, label: null } }],
    ['/notice.svg is missing', { missingFiles: ['/notice.svg'] }],
    [
      'the lowest price of Rose is not between 0 and its former price',
      { formerPrices: { Rose: { former: 30, lowest: 31 } } },
    ],
    ['searchTerms.countries is empty', { searchTerms: { countries: [] } }],
    ['accessibility has no date', { accessibility: { checked: '' } }],
    ['VITE_SITE_URL is not set', { variables: { ...READY.variables, VITE_SITE_URL: '' } }],
    ['2 pictures are those of this repository', { ownPictures: ['a.jpg', 'b.jpg'] }],
  ])('has one point: %s', (what, change) => {
    const points = openPoints({ ...READY, ...change });
    expect(points.map((point) => point.what)).toEqual([what]);
  });
});
