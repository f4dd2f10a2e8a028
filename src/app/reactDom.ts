/**
 * React's client, evaluated in the task in which its own chunk is loaded and not in the one in which the app
 * starts: on a slow phone the two together would block the page.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
