import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standStill, stillAnimations } from '../../../src/app/standStill';
import { isLeaving } from '../../../src/lib/leaving';

const animation = (playState: AnimationPlayState) => ({
  playState,
  pause: vi.fn<() => void>(),
  play: vi.fn<() => void>(),
});
const running = animation('running');
const paused = animation('paused');
const ends: (() => void)[] = [];

function click(): void {
  document.body.click();
}

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/');
  Object.assign(document, { getAnimations: () => [running, paused] });
  ends.push(stillAnimations(), standStill('/'));
});

afterEach(() => {
  ends.splice(0).forEach((end) => end());
  Reflect.deleteProperty(document, 'getAnimations');
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('while a page is left (behaviour 4.10)', () => {
  it('nothing stands still for a click that leads nowhere else, or to another query alone', () => {
    click();
    window.history.pushState(null, '', '/?saved=1');
    click();
    expect(isLeaving()).toBe(false);
    expect(running.pause).not.toHaveBeenCalled();
  });

  it('what moves stands still from the click on, and goes on when the next page is there', () => {
    window.history.pushState(null, '', '/products');
    click();
    expect(isLeaving()).toBe(true);
    expect(running.pause).toHaveBeenCalledOnce();
    ends.pop()?.();
    expect(isLeaving()).toBe(false);
    expect(running.play).toHaveBeenCalledOnce();
  });

  it('what stood still before stays so', () => {
    window.history.pushState(null, '', '/products');
    click();
    ends.pop()?.();
    expect(paused.pause).not.toHaveBeenCalled();
    expect(paused.play).not.toHaveBeenCalled();
  });

  it('Back is a navigation too, and one that comes to nothing is over after a second', () => {
    window.history.pushState(null, '', '/products');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(isLeaving()).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(isLeaving()).toBe(false);
    expect(running.play).toHaveBeenCalledOnce();
  });
});
