/** Numbers of docs/behaviour.md that are written down before they are built; whoever builds one takes it out. */
export const awaited: readonly string[] = [];
