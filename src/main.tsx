import { startOwnersEvents } from './app/Events';
import { start } from './app/start';

if (__EVENTS__) startOwnersEvents();
start();
