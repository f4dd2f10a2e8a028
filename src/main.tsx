import { startOwnersEvents } from '#app/events/Events';
import { start } from '#app/start';

if (__EVENTS__) startOwnersEvents();
start();
