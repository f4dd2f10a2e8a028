import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, renderApp } from '../helpers/app';

describe('the frame', () => {
  it('sends a guest from a protected route to /login', async () => {
    renderApp('/profile');
    await screen.findByRole('banner');
    expect(address()).toBe('/login');
  });
});
