import { http, type HttpResponseResolver } from 'msw';
import { readFileSync } from 'node:fs';
import { mockServer } from '#mocks/node';

/** The animation that the shop ships. */
const ADDRESS = '/animation/launching-soon.json';
export const animationFile = readFileSync(`src/house/public${ADDRESS}`, 'utf8');

/** Answers the GET of the animation's file in this test. */
export function answerAnimation(answer: HttpResponseResolver): void {
  mockServer.use(http.get(ADDRESS, answer));
}
