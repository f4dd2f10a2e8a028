import type { Note } from '#houseTypes/perfume';

/** A note in one line. @param curve see {@link Note} */
export const note = (
  name: string,
  family: Note['family'],
  detail: string,
  ...curve: Note['curve']
): Note => ({ name, family, detail, curve });
