import type { StartEvents } from '../lib/events';

/** Stands for the file that VITE_EVENTS_MODULE names: the build puts that in its place (vite.config.ts). */
const start: StartEvents = () => Promise.resolve(null);

export default start;
