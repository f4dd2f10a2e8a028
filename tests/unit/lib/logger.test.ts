import { expect, it, vi } from 'vitest';
import { ApiError } from '#api/errors';
import { logFailure } from '#lib/logger';

it.each<[string, unknown, string]>([
  ['without an error', undefined, 'Failed'],
  ['with an Error', new Error('because'), 'Failed: because'],
  ['with secrets in the answer', new ApiError('status', 401, { token: 'secret' }), 'Failed: status 401'],
  ['with something else', { password: 'secret' }, 'Failed: unknown error'],
  ['with a text', 'secret', 'Failed: unknown error'],
])('logs a failure %s in one line, without the data sent or received', (_, error, line) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  logFailure('Failed', error);
  expect(warn.mock.calls).toEqual([[line]]);
});
