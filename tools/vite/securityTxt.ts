import { isEmail } from '../../src/shop/forms/validation';

const NEARLY_A_YEAR_MS = 364 * 24 * 60 * 60 * 1000;

/**
 * The text of `security.txt` (RFC 9116), which says where to report security problems.
 * @param contact an e-mail or https address; a placeholder in square brackets counts as none
 * @param now the time of the build; the file expires in less than a year, as the standard asks
 * @returns undefined without a contact
 */
export function securityTxt(contact: string, siteUrl: string | null, now: Date): string | undefined {
  if (contact.startsWith('[')) return undefined;
  const lines = [
    `Contact: ${isEmail(contact) ? `mailto:${contact}` : contact}`,
    `Expires: ${new Date(now.getTime() + NEARLY_A_YEAR_MS).toISOString()}`,
    'Preferred-Languages: en',
    ...(siteUrl ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
