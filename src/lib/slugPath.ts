/** A label turned into a dash-separated lower-case path: 'Privacy Policy' gives '/privacy-policy'. */
export function slugPath(label: string): string {
  return `/${label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')}`;
}
