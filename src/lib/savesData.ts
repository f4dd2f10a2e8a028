/** Whether the user asked for reduced data (Save-Data); false in browsers that don't report it. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
