import { readFileSync } from 'node:fs';
import { http, type HttpResponseResolver } from 'msw';
import { mockServer } from '../../src/mocks/node';

/** The animation that the shop ships. */
const ADDRESS = '/animation/launching-soon.json';
export const animationFile = readFileSync(`public${ADDRESS}`, 'utf8');

/** Answers the GET of the animation's file in this test. */
export function answerAnimation(answer: HttpResponseResolver): void {
  mockServer.use(http.get(ADDRESS, answer));
}

/** The player paints one pixel when its code is loaded, and jsdom has no canvas. */
export function installCanvasStandIn(): void {
  HTMLCanvasElement.prototype.getContext = (() => ({
    fillRect: () => undefined,
  })) as unknown as HTMLCanvasElement['getContext'];
}
