/** The text of a legal page. */
export interface LegalText {
  description: string;
  intro: string;
  sections: readonly {
    /** The heading's anchor. */
    id: string;
    heading: string;
    paragraphs: readonly string[];
    /** Items below the paragraphs. */
    list?: readonly string[];
    /** A link to another page. */
    link?: { to: string; text: string };
  }[];
}
