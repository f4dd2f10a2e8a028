/** The record that a release leaves for the next one. Its name begins with a dot, so no server serves it. */
export const RECORD = '.release.json';

const NEVER_CHANGES = /^(?:assets|pictures|film)\//;
const PAGE = /\.html(?:\.br|\.gz)?$|^[._]/;

/** Whether a name stays inside the site on every system, and on one line, as rsync reads it. */
const isInside = (file) =>
  typeof file === 'string' &&
  !/[\\\r\n\0:]/.test(file) &&
  file.split('/').every((part) => !['', '.', '..'].includes(part));

/**
 * Parses the record of the previous release.
 * @param text the record's text, or undefined for the first release
 * @throws Error if it is invalid or names files outside of the site, which would be removed
 */
export function parseRecord(text) {
  if (text === undefined) return undefined;
  const { files, before } = JSON.parse(text);
  const outside = [...files, ...before].find((file) => !isInside(file));
  if (outside === undefined) return { files, before };
  throw new Error(
    `${RECORD} of the release before names '${outside}', outside of the site. No release writes that: look who did, and remove the record.`,
  );
}

/**
 * Plans the order of a release, so that no visitor ever gets a page whose files are missing.
 * @param files all files of the new build
 * @param record the previous release's record, or undefined for the first release
 * @returns what to copy first (files), what then (pages), what to remove last, and the new record
 */
export function releasePlan(files, record = { files: [], before: [] }) {
  const current = new Set(files);
  // Open tabs still need the code of the previous release; older code is removed.
  const wanted = new Set(record.files.filter((file) => NEVER_CHANGES.test(file)));
  const known = [...new Set([...record.files, ...record.before])];
  return {
    first: files.filter((file) => !PAGE.test(file)),
    then: files.filter((file) => PAGE.test(file)),
    last: known.filter((file) => !current.has(file) && !wanted.has(file)),
    record: { files, before: [...wanted].filter((file) => !current.has(file)) },
  };
}
