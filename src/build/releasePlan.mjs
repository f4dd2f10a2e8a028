/** What a release leaves behind for the next one. It begins with a dot, so no server gives it out. */
export const RECORD = '.release.json';

const NEVER_CHANGES = /^(?:assets|pictures|film)\//;
const PAGE = /\.html(?:\.br|\.gz)?$|^[._]/;

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
