import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../src/api/queryClient';
import { fetchEarly, productsQuery } from '../../src/components/productsQuery';
import { clearFaults, sentRequests, setFault } from '../../src/mocks/node';
import { expectLogged } from '../helpers/console';

/** What a list does with its first page, as the list that is on screen does it. */
const read = (search: string) => queryClient.infiniteQuery(productsQuery(search));
const searches = () => sentRequests('products').map(({ query }) => query.search);

describe('the call that a visit begins with, while React takes the page over (19.24)', () => {
  it.each([
    ['is the only one', '', '', ['']],
    ['is the only one of a search', 'oud', 'oud', ['oud']],
    ['counts for its own search alone', 'oud', '', ['oud', '']],
  ])('%s', async (_name, early, search, calls) => {
    fetchEarly(early);
    const { pages } = await read(search);
    expect(pages[0]?.rows.length).toBeGreaterThan(0);
    expect(searches()).toEqual(calls);
  });

  it('is used once: what is read again is asked for', async () => {
    fetchEarly('');
    await read('');
    queryClient.clear();
    await read('');
    expect(searches()).toEqual(['', '']);
  });

  it('has no consequences when it is refused: the list asks for itself', async () => {
    setFault({ endpoint: 'products', fault: 401 });
    fetchEarly('');
    await vi.waitFor(() => expect(sentRequests('products')[0]?.status).toBe(401));
    clearFaults();
    expect((await read('')).pages[0]?.rows).toHaveLength(10);
    expect(searches()).toEqual(['', '']);
  });

  it('fails for the list when it fails', async () => {
    setFault({ endpoint: 'products', fault: 500 });
    fetchEarly('');
    await expect(read('')).rejects.toMatchObject({ status: 500 });
    expectLogged(/^Failed to load products: status 500$/m);
    expect(searches()).toEqual(['']);
  });

  it('is cancelled with the list that took it over', async () => {
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    setFault({ endpoint: 'products', fault: 'hang' });
    fetchEarly('');
    const list = read('');
    await vi.waitFor(() => expect(sentRequests('products')).toHaveLength(1));
    await Promise.all([expect(list).rejects.toThrow(), queryClient.cancelQueries()]);
    await vi.waitFor(() => expect(abort).toHaveBeenCalledOnce());
  });
});
