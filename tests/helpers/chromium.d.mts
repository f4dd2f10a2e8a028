export function launchArgs(): string[];
export function findChromium(): string | undefined;
export function ensureChromium(): string;
