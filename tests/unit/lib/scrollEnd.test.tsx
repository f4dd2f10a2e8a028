import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onScrollEnd } from '../../../src/lib/scrollEnd';

const dispatch = (name: string): void => void window.dispatchEvent(new Event(name));

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the end of scrolling (3.28)', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'onscrollend');
  });

  it('is heard of where the browser tells it, and nothing before', () => {
    Object.defineProperty(window, 'onscrollend', { value: null, configurable: true });
    const ended = vi.fn();
    const stop = onScrollEnd(ended);
    dispatch('scroll');
    vi.runAllTimers();
    expect(ended).not.toHaveBeenCalled();
    dispatch('scrollend');
    expect(ended).toHaveBeenCalledTimes(1);
    stop();
    dispatch('scrollend');
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('is told by a moment without scrolling where the browser does not tell it', () => {
    const ended = vi.fn();
    const stop = onScrollEnd(ended);
    for (let count = 0; count < 5; count += 1) {
      dispatch('scroll');
      vi.advanceTimersByTime(100);
    }
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(ended).toHaveBeenCalledTimes(1);
    dispatch('scroll');
    stop();
    vi.runAllTimers();
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
