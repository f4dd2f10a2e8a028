import { expect, it, vi } from 'vitest';
import { send } from '#api/send';

vi.mock('#api/client', () => {
  throw new Error('the file is gone');
});

it('a call whose code can not be loaded was not sent, so its outcome is known', async () => {
  const sent = send({ method: 'POST', url: '/api/user/order' });
  await expect(sent).rejects.toMatchObject({ failure: 'unsent', outcomeUnknown: false });
});
