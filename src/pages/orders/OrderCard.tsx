import { memo, useId, type MouseEvent } from 'react';
import { customerRights } from '#house/owner';
import { orderHelpPath, withdrawalPath } from '../../config/paths';
import { ordersText } from './texts';
import { badgeTone, isUnderWay, type Order } from '../../shop/orders/order';
import { Badge } from '../../ui/Badge';
import { Button, ButtonLink } from '../../ui/Button';
import { LineDrawing } from '../../ui/Icon';
import { Nameplate } from '../../ui/Nameplate';
import { NextSteps } from './NextSteps';
import styles from './OrderCard.module.css';
import { orderDate } from './orderDate';
import { orderMoney } from './orderMoney';
import { OrderItems } from './OrderItems';

const PRINTER = 'M7 8.5v-5h10v5M7 16.5H3.5v-8h17v8H17M7 13.5h10v7H7v-7Z';

interface OrderCardProps {
  order: Order;
  latest?: boolean;
}

/** An order: its facts, items and actions. */
export const OrderCard = memo(function OrderCard({ order, latest = false }: OrderCardProps) {
  const { number } = order;
  const headingId = useId();
  return (
    <article className={styles.card} data-latest={latest || undefined} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.number}>
        <span className={styles.label}>{ordersText('order.number')}</span>{' '}
        {latest ? <Nameplate>{number}</Nameplate> : <span dir="auto">{number}</span>}
      </h3>
      <Facts order={order} onDark={latest} />
      <OrderItems order={order} large={latest} />
      <div className={styles.end}>
        {latest && isUnderWay(order.status) && <NextSteps ordered={order.createdAt} />}
        <div className={styles.actions}>
          <div className={styles.links}>
            <Button
              kind="quiet"
              onDark={latest}
              aria-label={ordersText('print.oneOf', { number })}
              onClick={printCard}
            >
              <span className={styles.print}>
                <LineDrawing path={PRINTER} />
                {ordersText('print.one')}
              </span>
            </Button>
            <ButtonLink
              kind="quiet"
              onDark={latest}
              to={orderHelpPath(number)}
              aria-label={ordersText('order.helpWith', { number })}
            >
              {ordersText('order.help')}
            </ButtonLink>
            {customerRights.withdrawal && (
              <ButtonLink
                kind="quiet"
                onDark={latest}
                to={withdrawalPath(number)}
                aria-label={ordersText('withdrawal.linkOf', { number })}
              >
                {ordersText('withdrawal.link')}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </article>
  );
});

/** Prints the card of the pressed button alone (base.css). */
function printCard({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const card = currentTarget.closest('article');
  card?.setAttribute('data-print', '');
  window.addEventListener('afterprint', () => card?.removeAttribute('data-print'), { once: true });
  window.print();
}

function Facts({ order, onDark }: { order: Order; onDark: boolean }) {
  const { createdAt, status, paymentStatus, total } = order;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{ordersText('order.date')}</dt>
        <dd>
          {createdAt ? (
            <time dateTime={createdAt.toISOString()}>{orderDate(createdAt)}</time>
          ) : (
            orderDate(createdAt)
          )}
        </dd>
      </div>
      <div>
        <dt>{ordersText('order.status')}</dt>
        <dd>
          <Status text={status} onDark={onDark} />
        </dd>
      </div>
      <div>
        <dt>{ordersText('order.payment')}</dt>
        <dd>
          <Status text={paymentStatus} onDark={onDark} />
        </dd>
      </div>
      <div>
        <dt>{ordersText('order.total')}</dt>
        <dd>{orderMoney(total)}</dd>
      </div>
    </dl>
  );
}

/** A status as a badge in its colour; a dash if the server sent none. */
function Status({ text, onDark }: { text: string; onDark: boolean }) {
  if (text === '') return ordersText('order.unknown');
  return (
    <Badge tone={badgeTone(text)} onDark={onDark}>
      {text}
    </Badge>
  );
}
