import type { StartEvents } from '#lib/events';

/** The default; the build replaces it with the module of VITE_EVENTS_MODULE (vite.config.ts). */
const start: StartEvents = () => Promise.resolve(null);

export default start;
