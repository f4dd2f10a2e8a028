export type Engine = 'chromium' | 'firefox' | 'webkit';
export const ENGINES: readonly Engine[];
export function findEngine(engine: 'webkit'): { browser: string; driver: string; screen: string } | undefined;
export function findEngine(engine: Engine): { browser: string } | undefined;
