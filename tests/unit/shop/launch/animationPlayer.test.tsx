import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AnimationPlayer } from '#shop/launch/AnimationPlayer';
import type { AnimationFile } from '#shop/launch/fetchAnimation';
import { animationFile } from '../../../helpers/animation';

it('the animation is drawn at the frame rate of its file', async () => {
  const file = JSON.parse(animationFile) as AnimationFile & { fr: number };
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const ready = vi.fn();
  const { container } = render(<AnimationPlayer file={file} playing onReady={ready} onFail={vi.fn()} />);
  await vi.waitFor(() => expect(ready).toHaveBeenCalled());

  const drawIn = (ms: number): number => {
    let drawn = 0;
    for (let at = 0; at <= ms; at += 10) {
      const before = container.innerHTML;
      for (const frame of frames.splice(0)) frame(at);
      if (container.innerHTML !== before) drawn += 1;
    }
    return drawn;
  };
  const drawn = drawIn(400);
  expect(drawn).toBeGreaterThan(0.2 * file.fr);
  expect(drawn).toBeLessThanOrEqual(0.4 * file.fr + 1);
});
