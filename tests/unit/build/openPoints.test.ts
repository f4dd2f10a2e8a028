import { describe, expect, it } from 'vitest';
import { openPoints, type OwnersFacts } from '../../../src/build/ready/openPoints';

const SETTINGS = ['SITE_URL', 'EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID'];
const TEMPLATES = ['EMAILJS_CONTACT_TEMPLATE_ID', 'EMAILJS_OTP_TEMPLATE_ID'];
const READY: OwnersFacts = {
  shopOwner: { company: 'Rose Ltd' },
  securityContact: 'security@rose.example',
  sellingTerms: { delivery: 'Free.', returns: '30 days.', tax: 'Included.' },
  withdrawal: { days: 14, address: 'Rose Street 1' },
  safetyOfAll: { warnings: 'Flammable.', responsiblePerson: 'Rose Ltd' },
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
    ['withdrawal is off', { withdrawal: { days: 14, address: '' } }],
    ['Rose lacks ingredients or warnings', { perfumes: [{ name: 'Rose' }] }],
    ['the responsible person is missing', { safetyOfAll: { warnings: 'Flammable.' } }],
    ['accessibility has no date', { accessibility: { checked: '' } }],
    ['VITE_SITE_URL is not set', { variables: { ...READY.variables, VITE_SITE_URL: '' } }],
    ['2 pictures are those of this repository', { ownPictures: ['a.jpg', 'b.jpg'] }],
  ])('has one point: %s', (what, change) => {
    const points = openPoints({ ...READY, ...change });
    expect(points.map((point) => point.what)).toEqual([what]);
  });
});
