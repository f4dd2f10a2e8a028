export function release(options: { site: string; target: string; log?: (step: string) => void }): void;
