import { expect, it } from 'vitest';
import { subscribeToPresses } from '#app/presses';

it('a clicked button has the focus, also where the browser focuses an element around it', () => {
  document.body.innerHTML = '<main tabindex="-1"><button>Buy</button></main><input>';
  const stop = subscribeToPresses();
  const [main, button, input] = ['main', 'button', 'input'].map((name) =>
    document.querySelector<HTMLElement>(name),
  );
  main?.focus();
  button?.click();
  expect(button).toHaveFocus();
  // A click by script does not take the focus from another element.
  input?.focus();
  button?.click();
  expect(input).toHaveFocus();
  stop();
});
