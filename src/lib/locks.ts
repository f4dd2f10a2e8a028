/** The browser's locks, which its tabs share; missing on a page without https, and refused where storage is. */
export const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Does work after what other tabs, and this one, do under the same name. Without locks, at once. @throws what `work` throws */
export async function inTurn(name: string, work: () => Promise<void> | void): Promise<void> {
  let hasBegun = false;
  const begin = (): Promise<void> | void => {
    hasBegun = true;
    return work();
  };
  const done = locks()?.request(name, begin) ?? begin();
  await Promise.resolve(done).catch((error: unknown) => {
    if (hasBegun) throw error;
    return begin();
  });
}
