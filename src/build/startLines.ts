import { renderUnicodeCompact } from 'uqr';
import { MOCK_PREFIX } from '../config/mockPaths';
import { DEMO_ACCOUNT } from '../mocks/seed/demoAccount';
import type { Settings } from './settings';

/** The addresses that a server listens on, in Vite's form. */
export interface Addresses {
  local: readonly string[];
  network: readonly string[];
}

/**
 * The lines that a server prints at its start in addition to Vite's: the API in use and where it is set; for
 * the mock, its account and page; and a note if the server is open to the network.
 */
export function startLines({ api, mocked, proxy }: Settings, { local, network }: Addresses): string[] {
  const page = `${(local[0] ?? network[0] ?? '').replace(/\/$/, '')}${MOCK_PREFIX}`;
  const how = proxy === null ? '' : ', passed on by this server';
  const lan = network[0];
  return [
    `API: ${mocked.api ? 'the mock' : api.address}${how} (${api.setBy ?? 'the default'})`,
    ...(mocked.api ? [`Demo account: ${DEMO_ACCOUNT.email}, password ${DEMO_ACCOUNT.password}`] : []),
    ...(mocked.api || mocked.email ? [`Mock API's page: ${page}`] : []),
    ...(lan === undefined
      ? []
      : [
          `Open to your network: anyone in it can use this server and ${proxy === null ? 'the mock' : `ask ${api.address} through it`}.`,
          `${lan} for a phone's camera:\n${renderUnicodeCompact(lan, { border: 2 })}`,
        ]),
  ];
}
