import { useEffect, useMemo } from 'react';
import { readValue } from '#api/answers';
import { STORAGE_KEYS } from '#config/constants';
import { paths } from '#config/paths';
import { brand } from '#house/house';
import { readJson } from '#lib/storage';
import { useListedOrders } from '#shop/checkout/useListedOrders';
import { ordersQuery, readOrder } from '#shop/orders/api';
import { newestFirst, type Order } from '#shop/orders/order';
import { itemsText } from '#shop/orders/texts';
import { PerfumeLinks } from '#shop/perfumes/PerfumeLinks';
import { PagedListEnd } from '#shop/queries/PagedListEnd';
import { usePagedList, type PagedList } from '#shop/queries/usePagedList';
import { useAuth } from '#shop/session/AuthContext';
import type { User } from '#shop/session/user';
import { ButtonLink } from '#ui/Button';
import { Failure } from '#ui/Failure';
import { announce } from '#ui/alerts/announce';
import { SkipToFooter } from '#ui/list/SkipToFooter';
import { useDrawnRows } from '#ui/list/useDrawnRows';
import { OrderCard } from './OrderCard';
import styles from './OrdersPage.module.css';
import { OrdersSkeleton } from './OrdersSkeleton';
import { ordersText } from './texts';

export const meta = {
  title: ordersText('orders.documentTitle'),
  description: ordersText('orders.description'),
};

/** The page 'Your Orders'. The route guard ensures that there is a customer. */
export default function OrdersPage() {
  const { user } = useAuth();
  return (
    <div className="page">
      <h1 className="page-title">{ordersText('orders.title')}</h1>
      {user && (
        <>
          <p className="print-only">{[brand, user.name, user.email].filter(Boolean).join(' · ')}</p>
          <Orders user={user} />
        </>
      )}
    </div>
  );
}

/** The customer's orders: the newest in its own panel, the others below it. */
function Orders({ user }: { user: User }) {
  const list = usePagedList(ordersQuery(user.id));
  const { rows, state } = list;
  const orders = useMemo(() => newestFirst(rows), [rows]);
  useListedOrders(orders);
  const [latest] = orders;
  const earlier = useDrawnRows(useMemo(() => orders.slice(1), [orders]));

  useEffect(() => {
    if (state === 'loadingMore') announce(ordersText('orders.loadingMore'));
    if (state === 'moreFailed' || state === 'failed') announce(ordersText('orders.failed'));
  }, [state]);

  if (state === 'loading') return <OrdersSkeleton />;
  if (state === 'failed') return <Failure text={ordersText('orders.failed')} onRetry={list.retry} />;
  return (
    <>
      {latest && (
        <section aria-labelledby="latest-order">
          <h2 id="latest-order" className={styles.heading}>
            {ordersText('orders.latest')}
          </h2>
          <OrderCard
            key={latest.id}
            order={latest}
            latest
            thanks={isJustPlaced(latest) ? thanksTo(user.name) : undefined}
          />
        </section>
      )}
      {earlier.length > 0 && (
        <section aria-labelledby="earlier-orders" className={styles.earlier}>
          <h2 id="earlier-orders" className={styles.heading}>
            {ordersText('orders.earlier')}
          </h2>
          <SkipToFooter />
          <ul role="list" className={styles.list}>
            {earlier.map((order) => (
              <li key={order.id} className={styles.row}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ListEnd list={list} />
    </>
  );
}

const HOUR_MS = 3_600_000;

/** Whether an order was placed in this browser within the hour: it is the stored `lastOrder`. */
function isJustPlaced({ id, createdAt }: Order): boolean {
  const last = readValue(readOrder, readJson(STORAGE_KEYS.lastOrder));
  return last?.id === id && createdAt !== null && Math.abs(Date.now() - createdAt.getTime()) < HOUR_MS;
}

const thanksTo = (name: string): string =>
  name === '' ? ordersText('order.thanksAlone') : ordersText('order.thanks', { name });

/** The end of the list, or what replaces an empty one. */
function ListEnd({ list }: { list: PagedList<Order> }) {
  const { rows, state } = list;
  return (
    <>
      {rows.length === 0 && (state === 'complete' || state === 'manual') && (
        <div className={styles.none}>
          <p>{ordersText('orders.none')}</p>
          <ButtonLink kind="outline" to={paths.products}>
            {itemsText('items.browse')}
          </ButtonLink>
          <PerfumeLinks large />
        </div>
      )}
      <PagedListEnd
        list={list}
        texts={{
          loading: ordersText('orders.loadingMore'),
          failed: ordersText('orders.failed'),
          loadMore: ordersText('orders.loadMore'),
        }}
      />
    </>
  );
}
