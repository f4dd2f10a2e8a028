import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testHouse } from '../../../tools/house.mjs';
import { leftoverFiles, openPoints, type OwnersFacts } from '../../../tools/ready/ready';

const EMAIL = ['PUBLIC_KEY', 'SERVICE_ID', 'CONTACT_TEMPLATE_ID', 'OTP_TEMPLATE_ID'];
const SETTINGS = ['SITE_URL', 'PICTURE_HOSTS', 'SOCIAL_INSTAGRAM_URL', 'SOCIAL_X_URL'];
const READY: OwnersFacts = {
  shopOwner: { company: 'Rose Ltd' },
  sellingTerms: {
    payment: 'By invoice.',
    delivery: 'Free.',
    returns: '30 days.',
    tax: 'Included.',
    gift: 'In a box.',
  },
  deliveryDays: { sent: 1, arrives: [3, 5], holidays: ['2026-12-25'] },
  afterOrder: { nextSteps: 'We write to you.' },
  safetyOfAll: { warnings: 'Flammable.', responsiblePerson: 'Rose Ltd' },
  customerRights: {
    withdrawal: { days: 14, address: 'Rose Street 1' },
    guaranteeNotice: 'none',
    accessibilityChecked: 'May 2026',
  },
  formerSite: 'none',
  missingFiles: [],
  leftFiles: [],
  perfumes: [{ name: 'Rose', safety: { ingredients: 'Alcohol' } }],
  variables: Object.fromEntries(
    [...SETTINGS, ...EMAIL.map((name) => `EMAILJS_${name}`)].map((name) => [`VITE_${name}`, 'x']),
  ),
};

const rights = (change: Partial<OwnersFacts['customerRights']>) => ({
  customerRights: { ...READY.customerRights, ...change },
});

describe('what is open before the shop goes live', () => {
  it('is nothing if all is decided', () => expect(openPoints(READY)).toEqual([]));

  it.each<[string, Partial<OwnersFacts>]>([
    ['company is [Company name]', { shopOwner: { company: '[Company name]' } }],
    ['tax is empty', { sellingTerms: { ...READY.sellingTerms, tax: null } }],
    ['gift is empty', { sellingTerms: { ...READY.sellingTerms, gift: null } }],
    ['payment is empty', { sellingTerms: { ...READY.sellingTerms, payment: null } }],
    ['deliveryDays.sent is empty', { deliveryDays: { ...READY.deliveryDays, sent: null } }],
    ['deliveryDays.arrives is empty', { deliveryDays: { ...READY.deliveryDays, arrives: null } }],
    ['the holiday 25 Dec is no date', { deliveryDays: { ...READY.deliveryDays, holidays: ['25 Dec'] } }],
    ['nextSteps is empty', { afterOrder: { nextSteps: null } }],
    ['withdrawal is off', rights({ withdrawal: null })],
    ['Rose lacks ingredients or warnings', { perfumes: [{ name: 'Rose' }] }],
    ['the responsible person is missing', { safetyOfAll: { warnings: 'Flammable.' } }],
    ['guaranteeNotice is not decided', rights({ guaranteeNotice: null })],
    ["public/icon.svg is still another house's", { leftFiles: ['public/icon.svg'] }],
    ['/notice.svg is missing', { missingFiles: ['/notice.svg'] }],
    ['accessibility has no date', rights({ accessibilityChecked: null })],
    ['formerSite is not decided: did this address have a site before?', { formerSite: null }],
    ['VITE_ALLOW_HTTP is true', { variables: { ...READY.variables, VITE_ALLOW_HTTP: 'true' } }],
    ...SETTINGS.map((name): [string, Partial<OwnersFacts>] => [
      `VITE_${name} is not set`,
      { variables: { ...READY.variables, [`VITE_${name}`]: '' } },
    ]),
  ])('has one point: %s', (what, change) => {
    const points = openPoints({ ...READY, ...change });
    expect(points.map((point) => point.what)).toEqual([what]);
  });
});

it('what a copied house has kept of the other is named: pictures as they were, and its name', () => {
  const house = mkdtempSync(path.join(tmpdir(), 'house-'));
  onTestFinished(() => rmSync(house, { recursive: true }));
  cpSync(`${testHouse}/public/favicon.svg`, path.join(house, 'public/favicon.svg'));
  cpSync(`${testHouse}/house.ts`, path.join(house, 'house.ts'));
  cpSync(`${testHouse}/sizes.ts`, path.join(house, 'sizes.ts'));
  const left = () => leftoverFiles(house, testHouse, []).map((file) => path.relative(house, file));
  expect(left().sort()).toEqual(['house.ts', 'public/favicon.svg']);
  writeFileSync(path.join(house, 'public/favicon.svg'), '<svg/>');
  writeFileSync(path.join(house, 'house.ts'), 'export const brand = 1;');
  expect(left()).toEqual([]);
  expect(leftoverFiles(testHouse, testHouse)).toEqual([]);
});
