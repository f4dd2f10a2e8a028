import { beforeEach, describe, expect, it } from 'vitest';
import { resetWorld, worldNamed } from '../../../src/mocks/worlds';
import { ask, ORIGIN } from './ask';

const EMAIL = `${ORIGIN}/__mock/email/api/v1.0/email/send`;
const keys = { lib_version: '4.4.1', user_id: 'key', service_id: 'service', template_id: 'contact' };

beforeEach(() => resetWorld());

describe('the e-mail service', () => {
  it('takes a contact message', async () => {
    const template_params = { name: 'Ada Byron', email: 'ada@example.test', message: 'Bonjour' };
    const { status, text } = await ask('POST', EMAIL, { json: { ...keys, template_params } });
    expect([status, text]).toEqual([200, 'OK']);
    expect(worldNamed().inbox).toMatchObject([
      { to: 'the shop', text: 'Bonjour', otp: null, params: template_params, templateId: 'contact' },
    ]);
  });

  it('takes a resent code', async () => {
    const template_params = { to_email: 'ada@example.test', user_name: 'ada', otp: '123456' };
    await ask('POST', EMAIL, { json: { ...keys, template_params } });
    expect(worldNamed().inbox).toMatchObject([{ to: 'ada@example.test', otp: '123456' }]);
  });

  it.each(['user_id', 'service_id', 'template_id'])('refuses a call without %s', async (missing) => {
    const { status, text } = await ask('POST', EMAIL, { json: { ...keys, [missing]: '' } });
    expect(status).toBe(400);
    expect(text).toMatch(/is required$/);
    expect(worldNamed().inbox).toEqual([]);
  });
});

it('has an animation file of its own', async () => {
  const { status, body } = await ask('GET', `${ORIGIN}/__mock/animation.json`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ v: expect.any(String) as string, layers: [{ ty: 4 }] });
});
