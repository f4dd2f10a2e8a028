import { screen, waitFor, within } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '#app/App';
import { firstCallOf } from '#app/firstCalls';
import { routeOf } from '#app/routes';
import { startApp } from '#app/startApp';
import { rememberPress } from '#boot/earlyPress';
import { firstCallAddress, sendHeadCall } from '#boot/headCall';
import { env } from '#config/env';
import { paths } from '#config/paths';
import { brand } from '#house/house';
import { productsQuery } from '#shop/products/api';
import { queryClient } from '#shop/queries/queryClient';
import { refreshSession } from '#shop/session/sessionStore';
import { address, storeSession } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { first } from '../helpers/goods';
import { DEMO_ACCOUNT, sentRequests, setFault } from '../helpers/mock';
import { header } from '../helpers/page';

/** The whole start of a built page: its HTML, the recording in its head, and React. */

/** React's roots, so that a test can unmount its app. */
const roots = vi.hoisted((): Root[] => []);
vi.mock(import('react-dom/client'), async (original) => {
  const client = await original();
  const kept = (root: Root): Root => {
    roots.push(root);
    return root;
  };
  return {
    ...client,
    createRoot: (...given) => kept(client.createRoot(...given)),
    hydrateRoot: (...given) => kept(client.hydrateRoot(...given)),
  };
});

const reported: unknown[] = [];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
});
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.getElementById('root')?.remove();
  reported.length = 0;
});

/** Shows the HTML that the build has written for a path. */
async function openHtml(path: string, dataPath = path): Promise<void> {
  await routeOf(path).page.load();
  vi.stubEnv('SSR', true);
  const html = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
  vi.unstubAllEnvs();
  refreshSession();
  window.history.replaceState(null, '', path);
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset.path = dataPath;
  root.innerHTML = html;
  document.body.append(root);
  rememberPress();
}

/** Starts the app, and resolves in the task in which React has just begun. */
async function startReact(): Promise<void> {
  startApp();
  await routeOf(window.location.pathname).page.load();
  await Promise.resolve();
}

/** Waits until React has rendered, and has repeated a recorded press in the task after that. */
async function settled(): Promise<void> {
  await waitFor(() => expect(window.earlyPress).toBeUndefined());
  await new Promise((pressed) => void setTimeout(pressed));
  // A popover tells its change in yet another task.
  await new Promise((told) => void setTimeout(told));
}

const menu = () => header().getByRole('button', { name: 'Menu' });
const showPassword = () => screen.getByRole('button', { name: 'Show password' });

describe('a press', () => {
  it.each([
    ['Menu', menu, 'aria-expanded'],
    ['Show password', showPassword, 'aria-pressed'],
  ] as const)('while React hydrates is carried out once: %s', async (_name, button, state) => {
    await openHtml(paths.login);
    await startReact();
    button().click();
    await settled();
    expect(button()).toHaveAttribute(state, 'true');
  });

  it('of Logout in the shell, whose header lists the links of guests too, is carried out', async () => {
    storeSession();
    await openHtml(paths.search, '');
    header().getByRole('button', { name: 'Logout', hidden: true }).click();
    startApp();
    expect(await header().findByRole('link', { name: 'Login' })).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });
});

it('an early Enter in a form is sent once, with the typed text', async () => {
  await openHtml(paths.login);
  const main = within(screen.getByRole('main'));
  main.getByLabelText<HTMLInputElement>('Email or username').value = DEMO_ACCOUNT.email;
  const password = main.getByLabelText<HTMLInputElement>('Password');
  password.value = DEMO_ACCOUNT.password;
  password.form?.requestSubmit(main.getByRole('button', { name: 'Login' }));
  await startReact();
  await waitFor(() => expect(address()).toBe(paths.home));
  expect(sentRequests('login')).toHaveLength(1);
});

it('an e-mail that was typed early is handed to the next form', async () => {
  await openHtml(paths.login);
  screen.getByLabelText<HTMLInputElement>('Email or username').value = DEMO_ACCOUNT.email;
  await startReact();
  await settled();
  within(screen.getByRole('main')).getByRole('link', { name: 'Create an account' }).click();
  expect(await screen.findByLabelText('Email')).toHaveValue(DEMO_ACCOUNT.email);
});

it('a message that was typed early is a draft', async () => {
  await openHtml(paths.contact);
  screen.getByLabelText<HTMLTextAreaElement>('Message').value = 'Good evening';
  await startReact();
  await settled();
  header().getByRole('link', { name: 'Login' }).click();
  await screen.findByRole('heading', { name: 'Login' });
  window.history.back();
  expect(await screen.findByLabelText('Message')).toHaveValue('Good evening');
});

it.each([
  ['//products?sort=name#x', '/products?sort=name', brand],
  ['///evil.example/', '/evil.example/', 'Welcome'],
  ['/\\evil.example/', '/evil.example/', 'Welcome'],
  ['/.//login', '/login', 'Login'],
])('an address that begins with several slashes %s becomes %s, whose page works', async (given, mended) => {
  await openHtml(paths.search, '');
  window.history.replaceState({ idx: 3 }, '', window.location.origin + given);
  startApp();
  expect(address()).toBe(mended);
  expect(window.history.state).toMatchObject({ idx: 3 });
  menu().click();
  await waitFor(() => expect(menu()).toHaveAttribute('aria-expanded', 'true'));
});

describe('the answer to the head’s call that is there before the hydration', () => {
  /** Opens a page whose head has received the answer to its call. */
  async function openAnswered(path: string): Promise<void> {
    await openHtml(path);
    sendHeadCall(firstCallAddress(env.apiHost, firstCallOf(path)) ?? '', undefined);
    await window.headCall?.answer;
  }

  it('is in the cache when React begins, and the catalogue shows its prices', async () => {
    await openAnswered(paths.products);
    await startReact();
    // React's own work begins in a task.
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect(queryClient().getQueryData(productsQuery('').queryKey)).toBeDefined();
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('button', { name: `Add to Cart: ${first.name}` })).toBeVisible();
    expect(reported).toEqual([]);
    expect(sentRequests('products')).toHaveLength(1);
  });

  it.each([
    ['of status 500', () => setFault({ endpoint: 'products', fault: 500 })],
    ['that is no list', () => setFault({ endpoint: 'products', fault: 200, body: { message: 'Hello' } })],
  ])('%s has failed, and its call is not repeated', async (_what, fail) => {
    fail();
    await openAnswered(paths.products);
    await startReact();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expectLogged(/Failed to load products/);
    expect(sentRequests('products')).toHaveLength(1);
  });
});
