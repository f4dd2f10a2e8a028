import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as owner from '#house/owner';
import type { CustomerRights, DeliveryDays, FormerSite, SellingTerms } from '#houseTypes/owner';
import { perfumes } from '#house/perfumes';
import type { PerfumeFacts, SafetyFacts } from '#houseTypes/perfume';
import { houseFolder, ownHouse } from '../house.mjs';
import { readSettings } from '../vite/settings';

/** What the owner has decided, and the settings of a build. */
export interface OwnersFacts {
  shopOwner: Readonly<Record<string, string>>;
  sellingTerms: SellingTerms;
  deliveryDays: DeliveryDays;
  afterOrder: { nextSteps: string | null };
  safetyOfAll: SafetyFacts;
  customerRights: CustomerRights;
  formerSite: FormerSite;
  /** The owner's files that `public` lacks. */
  missingFiles: readonly string[];
  /** Files that are still another house's. */
  leftFiles: readonly string[];
  perfumes: readonly Pick<PerfumeFacts, 'name' | 'safety'>[];
  variables: Readonly<Record<string, string>>;
}

interface OpenPoint {
  what: string;
  consequence: string;
  file: string;
}

const fileOf = (name: string): string => path.relative('.', path.join(houseFolder, name));
const OWNER = fileOf('owner.ts');

const SETTINGS: readonly (readonly [name: string, consequence: string])[] = [
  ['VITE_SITE_URL', 'no canonical addresses, sitemap and share pictures'],
  ['VITE_EMAILJS_PUBLIC_KEY', 'no message and no code is sent'],
  ['VITE_EMAILJS_SERVICE_ID', 'no message and no code is sent'],
  ['VITE_EMAILJS_CONTACT_TEMPLATE_ID', 'Contact and Notify Me fail'],
  ['VITE_EMAILJS_OTP_TEMPLATE_ID', 'the API mails second codes, without update-otp'],
  ['VITE_PICTURE_HOSTS', 'the policy allows pictures of any host'],
  ['VITE_SOCIAL_INSTAGRAM_URL', "the footer's link leads to Instagram's home page"],
  ['VITE_SOCIAL_X_URL', "the footer's link leads to X's home page"],
];

const point = (what: string, consequence: string, file = OWNER): OpenPoint => ({ what, consequence, file });

const isPlaceholder = (text: string): boolean => /^\[.*\]$/.test(text);

/** Finds what the owner has to decide before the shop goes live, in the order in which it is displayed. */
export function openPoints(facts: OwnersFacts): OpenPoint[] {
  const { customerRights, safetyOfAll, perfumes, variables } = facts;
  const { sent, arrives, holidays } = facts.deliveryDays;
  const wrongDay = holidays.find((day) => !/^\d{4}-\d\d-\d\d$/.test(day));
  const points = [
    ...Object.entries(facts.shopOwner).map(
      ([name, text]) =>
        isPlaceholder(text) && point(`${name} is ${text}`, 'the legal pages show the placeholder'),
    ),
    ...Object.entries(facts.sellingTerms).map(
      ([name, text]) => text === null && point(`${name} is empty`, 'nobody reads it before an order'),
    ),
    sent === null && point('deliveryDays.sent is empty', 'nobody reads when an order is sent'),
    arrives === null && point('deliveryDays.arrives is empty', 'nobody reads when an order arrives'),
    wrongDay !== undefined && point(`the holiday ${wrongDay} is no date`, 'it counts as a working day'),
    facts.afterOrder.nextSteps === null &&
      point('nextSteps is empty', 'nobody is told what happens after an order'),
    customerRights.withdrawal === null &&
      point('withdrawal is off', 'no customer can withdraw online, which the law may ask for'),
    ...perfumes.map(
      ({ name, safety = {} }) =>
        (!safety.ingredients || !(safety.warnings || safetyOfAll.warnings)) &&
        point(
          `${name} lacks ingredients or warnings`,
          "its page has no or incomplete 'Ingredients and safety'",
          `facts.ts of its folder in ${fileOf('perfumes')}, and ${OWNER}`,
        ),
    ),
    !safetyOfAll.responsiblePerson &&
      perfumes.some(({ safety }) => !safety?.responsiblePerson) &&
      point('the responsible person is missing', 'no page names who is responsible for the product'),
    customerRights.guaranteeNotice === null &&
      point(
        'guaranteeNotice is not decided',
        "nobody sees it before an order, which the law may ask for ('none' if it does not)",
      ),
    ...facts.missingFiles.map((file) =>
      point(`${file} is missing`, 'pages show a broken picture in its place', fileOf('public')),
    ),
    ...facts.leftFiles.map((file) =>
      point(`${file} is still another house's`, 'shoppers or developers meet its name or pictures', file),
    ),
    customerRights.accessibilityChecked === null &&
      point('accessibility has no date', 'the imprint has no accessibility statement'),
    facts.formerSite === null &&
      point(
        'formerSite is not decided: did this address have a site before?',
        'its service worker may keep its visitors on it for ever (docs/hosting.md)',
      ),
    ...SETTINGS.map(
      ([name, consequence]) => !variables[name] && point(`${name} is not set`, consequence, '.env'),
    ),
    variables.VITE_ALLOW_HTTP === 'true' &&
      point(
        'VITE_ALLOW_HTTP is true',
        'passwords, tokens and codes can be read on the way to a plain http host',
        '.env',
      ),
  ];
  return points.filter((one) => one !== false);
}

/** What a house copied from another has kept of it: files of `public` as they were, and files with its name. */
export function leftoverFiles(house: string, other: string, texts = ['README.md', 'package.json']): string[] {
  if (house === other) return [];
  const read = (...parts: string[]): string => readFileSync(path.join(...parts), 'latin1');
  const brand = /brand = '(.+)'/.exec(read(other, 'house.ts'))?.[1]?.toLowerCase() ?? '';
  const isNamed = (file: string): boolean => read(file).toLowerCase().includes(brand);
  const isKept = (file: string): boolean =>
    file.startsWith('public') &&
    existsSync(path.join(other, file)) &&
    read(house, file) === read(other, file);
  const files = readdirSync(house, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(house, file)).isFile())
    .filter((file) => isKept(file) || isNamed(path.join(house, file)));
  // A folder of `public` counts as one.
  const places = new Set(files.map((file) => path.join(house, ...file.split(path.sep).slice(0, 2))));
  return [...places, ...texts.filter(isNamed)];
}

/** Prints what is open before the shop goes live; changes nothing. @returns the exit status, 0 if nothing is */
export function main(): number {
  const { guaranteeNotice } = owner.customerRights;
  const isDrawn = guaranteeNotice !== null && guaranteeNotice !== 'none';
  const points = openPoints({
    ...owner,
    perfumes: Object.values(perfumes),
    variables: readSettings('production', process.cwd()).variables,
    leftFiles: leftoverFiles(houseFolder, ownHouse).map((file) => path.relative('.', file)),
    missingFiles:
      isDrawn && !existsSync(path.join(houseFolder, 'public', guaranteeNotice.file))
        ? [guaranteeNotice.file]
        : [],
  });
  for (const { what, consequence, file } of points) console.log(`${what}: ${consequence} (${file})`);
  if (points.length === 0) console.log('Nothing is open.');
  return points.length === 0 ? 0 : 1;
}
