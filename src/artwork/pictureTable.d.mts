export const PICTURES: Readonly<Record<string, { master: string; widths: readonly number[] }>>;
export const BOTTLES: Readonly<Record<string, readonly (readonly number[])[]>>;
export function folderOf(name: string): Promise<string>;
