import { t as common } from '../../i18n/common';
import { t } from '../../i18n/orders';
import { Nameplate } from '../../ui/Nameplate';
import { orderDate } from './orderDate';
import { orderMoney } from './orderMoney';
import styles from './Receipt.module.css';
import type { Printed } from './usePrinting';

/** A printed order, or a gift slip without prices, payment and status. Hidden on screens. */
export function Receipt({ order, gift, customer }: Printed & { customer: string }) {
  const { number, createdAt, status, paymentStatus, total, items } = order;
  const facts = [
    [t('order.number'), number],
    [t('order.date'), orderDate(createdAt)],
    [t(gift ? 'receipt.giver' : 'receipt.customer'), customer],
    ...(gift
      ? []
      : ([
          [t('order.status'), status],
          [t('order.payment'), paymentStatus],
        ] as const)),
  ] as const;
  return (
    <section className={styles.receipt}>
      {gift ? (
        <p className={styles.plate}>
          <Nameplate>{t('receipt.gift')}</Nameplate>
        </p>
      ) : (
        <p className={styles.brand}>{common('brand.name')}</p>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value || t('order.unknown')}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">{t('receipt.item')}</th>
            <th scope="col">{t('receipt.quantity')}</th>
            {!gift && (
              <>
                <th scope="col">{t('receipt.price')}</th>
                <th scope="col">{t('receipt.amount')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, quantity, price }, index) => (
            <tr key={index}>
              <td dir="auto">{name}</td>
              <td>{quantity}</td>
              {!gift && (
                <>
                  <td>{orderMoney(price)}</td>
                  <td>{orderMoney(price === null ? null : price * quantity)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
        {!gift && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {t('order.total')}
              </th>
              <td>{orderMoney(total)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {!gift && <p className={styles.thanks}>{t('receipt.thanks')}</p>}
    </section>
  );
}
