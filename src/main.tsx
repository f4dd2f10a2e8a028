import { startOwnersEvents } from '#app/events/Events';
import { startApp } from '#app/startApp';

if (__EVENTS__) startOwnersEvents();
startApp();
