import { memo, useId, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { contactPath } from '#config/paths';
import { customerRights } from '#house/owner';
import { canPrint } from '#lib/canPrint';
import { classNames } from '#lib/classNames';
import { isUnderWay, type Order } from '#shop/orders/order';
import { itemsText } from '#shop/orders/texts';
import { locationState } from '#shop/session/locationState';
import { Badge } from '#ui/Badge';
import { NextSteps } from './NextSteps';
import styles from './OrderCard.module.css';
import { OrderItems } from './OrderItems';
import { badgeTone, orderDate, orderMoney } from './format';
import { ordersText } from './texts';

interface OrderCardProps {
  order: Order;
  latest?: boolean;
  /** The line above an order that has just been placed. */
  thanks?: string | undefined;
}

/** An order: its items, facts and actions. */
export const OrderCard = memo(function OrderCard({ order, latest = false, thanks }: OrderCardProps) {
  const { number } = order;
  const headingId = useId();
  return (
    <article className={styles.card} data-latest={latest || undefined} aria-labelledby={headingId}>
      <div className={styles.head}>
        {thanks !== undefined && (
          <p className={styles.thanks} dir="auto">
            {thanks}
          </p>
        )}
        <h3 id={headingId} className={styles.number}>
          <span className="overline">{ordersText('order.number')}</span> <span dir="auto">{number}</span>
        </h3>
        {!latest && <More number={number} />}
      </div>
      <OrderItems order={order} priority={latest} />
      <Facts order={order} />
      <div className={styles.end}>
        {latest && isUnderWay(order.status) && <NextSteps ordered={order.createdAt} number={number} />}
        <div className={classNames(styles.actions, 'screen-only')}>
          {customerRights.withdrawal && (
            <ContactLink about="withdrawal" number={number} text="withdrawal.link" />
          )}
          {latest && (
            <>
              <ContactLink about="order" number={number} text="order.notMeant" />
              <PrintButton number={number} />
            </>
          )}
        </div>
      </div>
    </article>
  );
});

/** What else can be done with an earlier order, as a menu at the end of its first line. */
function More({ number }: { number: string }) {
  return (
    <details className={classNames(styles.more, 'screen-only')}>
      <summary className="overline target" aria-label={ordersText('order.moreOf', { number })}>
        {ordersText('order.more')}
      </summary>
      <div className={styles.menu}>
        <PrintButton number={number} />
        <ContactLink about="order" number={number} text="order.help" />
      </div>
    </details>
  );
}

interface ContactLinkProps {
  about: 'order' | 'withdrawal';
  number: string;
  text: 'order.help' | 'order.notMeant' | 'withdrawal.link';
}

/** Opens Contact with the order's number. */
function ContactLink({ about, number, text }: ContactLinkProps) {
  return (
    <Link
      className="overline target"
      to={contactPath(about)}
      state={locationState({ order: number })}
      aria-label={ordersText(`${text}Of`, { number })}
    >
      {ordersText(text)}
    </Link>
  );
}

function PrintButton({ number }: { number: string }) {
  return (
    canPrint() && (
      <button
        type="button"
        className="overline target"
        aria-label={ordersText('print.oneOf', { number })}
        onClick={printCard}
      >
        {ordersText('print.one')}
      </button>
    )
  );
}

/** Prints the card of the pressed button alone (print.css). */
function printCard({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const card = currentTarget.closest('article');
  card?.setAttribute('data-print', '');
  const over = new AbortController();
  const end = (): void => {
    card?.removeAttribute('data-print');
    over.abort();
  };
  // In web views and some versions of Safari, no event follows a print: the next thing that happens ends it.
  for (const event of ['afterprint', 'focus', 'pointerdown', 'keydown'])
    window.addEventListener(event, end, { signal: over.signal });
  window.print();
}

function Facts({ order }: { order: Order }) {
  const { createdAt, status, paymentStatus, total } = order;
  const date = orderDate(createdAt);
  const facts = [
    [ordersText('order.date'), createdAt ? <time dateTime={createdAt.toISOString()}>{date}</time> : date],
    [ordersText('order.status'), <Status key="status" text={status} />],
    [ordersText('order.payment'), <Status key="payment" text={paymentStatus} />],
    [itemsText('items.total'), orderMoney(total)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className="between">
          <dt className="overline">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A status as a badge in its colour; a dash if the server sent none. */
function Status({ text }: { text: string }) {
  if (text === '') return ordersText('order.unknown');
  return <Badge tone={badgeTone(text)}>{text}</Badge>;
}
