export const PICTURES: Readonly<Record<string, { master: string; widths: readonly number[] }>>;
export function folderOf(name: string): Promise<string>;
