import { contactPath } from '#config/paths';
import type { LegalText } from '#houseTypes/legal';

export const lastUpdated = 'May 2026';

const text = (name: string): LegalText => ({
  description: `The ${name} of the house of a harbour town, in a few words that only say what it is.`,
  intro: `What the ${name} says.`,
  sections: ['scope', 'use', 'questions'].map((id) => ({
    id,
    heading: `The ${id} of the ${name}`,
    paragraphs: [`A paragraph of the ${name} on ${id}.`],
    ...(id === 'questions' && { link: { to: contactPath('withdrawal'), text: 'Withdraw from a contract' } }),
  })),
});

export const sentCalls = {};

export const legal = {
  disclaimer: text('disclaimer'),
  privacyPolicy: text('privacy policy'),
  cookies: text('cookies page'),
  imprint: text('imprint'),
};
