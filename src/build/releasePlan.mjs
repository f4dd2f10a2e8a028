/** What a release leaves behind for the next one. It begins with a dot, so no server gives it out. */
export const RECORD = '.release.json';

const NEVER_CHANGES = /^(?:assets|pictures|film)\//;
const PAGE = /\.html(?:\.br|\.gz)?$|^[._]/;

/** A name that stays inside of the site on every system, on a line of its own: rsync reads them so. */
const isInside = (file) =>
  typeof file === 'string' &&
  !/[\\\r\n\0:]/.test(file) &&
  file.split('/').every((part) => !['', '.', '..'].includes(part));

/**
 * Reads the record of the release before.
 * @param text of the record, or undefined for the first release
 * @throws Error for one that is none, or that names files outside of the site: they would be removed
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
 * The order of a release, so that no visitor at any moment gets a page whose files are not there.
 * @param files all files of the new build
 * @param record of the release before, or undefined for the first
 * @returns what is copied first (files), then (pages), what is removed last, and the record to leave
 */
export function releasePlan(files, record = { files: [], before: [] }) {
  const current = new Set(files);
  // Open tabs still want the code of the release before; older code goes.
  const wanted = new Set(record.files.filter((file) => NEVER_CHANGES.test(file)));
  const known = [...new Set([...record.files, ...record.before])];
  return {
    first: files.filter((file) => !PAGE.test(file)),
    then: files.filter((file) => PAGE.test(file)),
    last: known.filter((file) => !current.has(file) && !wanted.has(file)),
    record: { files, before: [...wanted].filter((file) => !current.has(file)) },
  };
}
