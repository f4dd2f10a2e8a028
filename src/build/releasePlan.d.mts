export interface ReleaseRecord {
  files: readonly string[];
  /** Code of the release before that, which is still there. */
  before: readonly string[];
}
export const RECORD: string;
export function parseRecord(text: string | undefined): ReleaseRecord | undefined;
export function releasePlan(
  files: readonly string[],
  record?: ReleaseRecord,
): { first: string[]; then: string[]; last: string[]; record: ReleaseRecord };
