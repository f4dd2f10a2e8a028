import type { TrackEvent, StartEvents } from '../../src/lib/events';

/**
 * A module for VITE_EVENTS_MODULE: it stores its events in `window.heard` once the page has called `agree()`.
 */
const start: StartEvents = () =>
  new Promise((resolve) => {
    const heard: unknown[] = [];
    const hear: TrackEvent = (name, fields) => void heard.push([name, fields]);
    Object.assign(window, { heard, agree: () => resolve(hear) });
  });

export default start;
