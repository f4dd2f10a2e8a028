import { statedWithdrawal } from '../../config/withdrawal';
import { keysOf } from '../../lib/tables';
import type { DeliveryDays, FormerPrice, Guarantee } from '#shop/config/owner';
import type { PerfumeFacts, SafetyFacts } from '#shop/config/perfume';

/** What the owner has decided, and the settings of a build. */
export interface OwnersFacts {
  shopOwner: Readonly<Record<string, string>>;
  securityContact: string;
  sellingTerms: Readonly<Record<string, string>>;
  deliveryDays: DeliveryDays;
  afterOrder: { nextSteps: string };
  withdrawal: { days: number; address: string };
  safetyOfAll: SafetyFacts;
  guarantee: Guarantee;
  /** The addresses in `guarantee` that `public` has no file for. */
  missingFiles: readonly string[];
  formerPrices: Readonly<Record<string, FormerPrice>>;
  searchTerms: { countries: readonly string[] };
  accessibility: { checked: string };
  perfumes: readonly Pick<PerfumeFacts, 'name' | 'safety'>[];
  /** The settings that have a value. */
  variables: Readonly<Record<string, string>>;
  /** The pictures that this repository came with. */
  ownPictures: readonly string[];
}

/** Something that is not ready: what, its consequence, and where to change it. */
export interface OpenPoint {
  what: string;
  consequence: string;
  file: string;
}

const OWNER = 'src/house/owner.ts';

const SETTINGS: readonly (readonly [name: string, consequence: string])[] = [
  ['VITE_SITE_URL', 'no canonical addresses, sitemap and share pictures'],
  ['VITE_EMAILJS_PUBLIC_KEY', 'no message and no code is sent'],
  ['VITE_EMAILJS_SERVICE_ID', 'no message and no code is sent'],
  ['VITE_EMAILJS_CONTACT_TEMPLATE_ID', 'Contact and Notify Me fail'],
  ['VITE_EMAILJS_OTP_TEMPLATE_ID', 'no second code is sent'],
];

const point = (isOpen: boolean, what: string, consequence: string, file = OWNER): OpenPoint[] =>
  isOpen ? [{ what, consequence, file }] : [];

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

function deliveryPoints({ sent, arrives, timeZone, holidays }: DeliveryDays): OpenPoint[] {
  const wrongDay = holidays.find((day) => !/^\d{4}-\d\d-\d\d$/.test(day));
  return [
    ...point(sent === null, 'deliveryDays.sent is empty', 'nobody reads when an order is sent'),
    ...point(arrives === null, 'deliveryDays.arrives is empty', 'nobody reads when an order arrives'),
    ...point(!isTimeZone(timeZone), `the time zone ${timeZone} is unknown`, 'pages with a date fail'),
    ...point(wrongDay !== undefined, `the holiday ${wrongDay} is no date`, 'it counts as a working day'),
  ];
}

/** Finds what the owner has to decide before the shop goes live, in the order in which it is displayed. */
export function openPoints(facts: OwnersFacts): OpenPoint[] {
  const { withdrawal, safetyOfAll, perfumes, ownPictures } = facts;
  const placeholders = Object.entries({ ...facts.shopOwner, securityContact: facts.securityContact });
  return [
    ...placeholders.flatMap(([name, text]) =>
      point(/^\[.*\]$/.test(text), `${name} is ${text}`, 'the legal pages show the placeholder'),
    ),
    ...Object.entries(facts.sellingTerms).flatMap(([name, text]) =>
      point(text === '', `${name} is empty`, 'nobody reads it before an order'),
    ),
    ...deliveryPoints(facts.deliveryDays),
    ...point(
      facts.afterOrder.nextSteps === '',
      'nextSteps is empty',
      'nobody is told what happens after an order',
    ),
    ...point(
      statedWithdrawal(withdrawal) === null,
      'withdrawal is off',
      'no customer can withdraw online, which the law may ask for',
      'src/house/withdrawal.ts',
    ),
    ...perfumes.flatMap(({ name, safety = {} }) =>
      point(
        !safety.ingredients || !(safety.warnings || safetyOfAll.warnings),
        `${name} lacks ingredients or warnings`,
        "its page has no or incomplete 'Ingredients and safety'",
        'facts.ts of its folder in src/house/perfumes, and src/house/owner.ts',
      ),
    ),
    ...point(
      !safetyOfAll.responsiblePerson && perfumes.some(({ safety }) => !safety?.responsiblePerson),
      'the responsible person is missing',
      'no page names who is responsible for the product',
    ),
    ...keysOf(facts.guarantee).flatMap((about) =>
      point(
        facts.guarantee[about] === null,
        `guarantee.${about} is not decided`,
        "nobody sees it before an order, which the law may ask for ('none' if it does not)",
      ),
    ),
    ...facts.missingFiles.flatMap((file) =>
      point(true, `${file} is missing`, 'pages show a broken picture in its place', 'public'),
    ),
    ...Object.entries(facts.formerPrices).flatMap(([name, { former, lowest }]) =>
      point(
        !(lowest > 0 && lowest <= former),
        `the lowest price of ${name} is not between 0 and its former price`,
        'the page shows a wrong reduction',
      ),
    ),
    ...point(
      facts.searchTerms.countries.length === 0,
      'searchTerms.countries is empty',
      'search engines show neither delivery nor returns',
    ),
    ...point(
      facts.accessibility.checked === '',
      'accessibility has no date',
      'the imprint has no accessibility statement',
    ),
    ...SETTINGS.flatMap(([name, consequence]) =>
      point(!facts.variables[name], `${name} is not set`, consequence, '.env'),
    ),
    ...point(
      ownPictures.length > 0,
      `${String(ownPictures.length)} pictures are those of this repository`,
      "the shop shows another house's bottles",
      'src/house/masters',
    ),
  ];
}
