import type { LegalText } from '#houseTypes/legal';

export const lastUpdated = 'June 2025';

const SECTIONS = ['scope', 'use', 'limits', 'changes', 'questions'];

function text(name: string): LegalText {
  return {
    description: `The ${name} of the tests' house, in a few words that are there only to be counted by a test.`,
    intro: `What the ${name} says.`,
    sections: SECTIONS.map((id) => ({
      id,
      heading: `The ${id} of the ${name}`,
      paragraphs: [`A paragraph of the ${name} on ${id}.`],
    })),
  };
}

/** The legal pages. Those of the shop's own house are tested in tests/house. */
export const legal = {
  disclaimer: text('disclaimer'),
  privacyPolicy: text('privacy policy'),
  cookies: text('cookies page'),
  imprint: text('imprint'),
};
