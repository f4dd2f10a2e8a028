import { http, type HttpResponseResolver } from 'msw';
import { readFileSync } from 'node:fs';
import { houseFolder } from '../../tools/house.mjs';
import { mockServer } from './mock';

/** The animation of the house in use. */
const ADDRESS = '/animation/launching-soon.json';
export const animationFile = readFileSync(`${houseFolder}/public${ADDRESS}`, 'utf8');

/** Answers the GET of the animation's file in this test. */
export function answerAnimation(answer: HttpResponseResolver): void {
  mockServer.use(http.get(ADDRESS, answer));
}
