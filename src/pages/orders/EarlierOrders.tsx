import { useMemo, useRef, type ReactNode } from 'react';
import { GROUP_SIZE, groupsOf } from '../../components/paged/groups';
import { RowGroup } from '../../components/paged/RowGroup';
import { UNKNOWN_SIZE, useGroupWindow } from '../../components/paged/useGroupWindow';
import type { Order } from '../../model/order';
import styles from './EarlierOrders.module.css';

interface EarlierOrdersProps {
  orders: readonly Order[];
  /** No more will come. */
  complete: boolean;
  card: (order: Order) => ReactNode;
}

/** A list of orders of any length, in groups of which those near the view are in the document. */
export function EarlierOrders({ orders, complete, card }: EarlierOrdersProps) {
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupsOf(orders), [orders]);
  const parts = useGroupWindow(list, groups.length);
  return (
    <div ref={list} role="list">
      {parts.map(({ index, height, drawn, ahead }) =>
        drawn ? (
          <RowGroup
            key={index}
            index={index}
            rows={groups[index] ?? []}
            ahead={ahead}
            className={styles.group}
          >
            {(order, at) => (
              <div
                key={order.id}
                role="listitem"
                aria-posinset={index * GROUP_SIZE + at + 1}
                aria-setsize={complete ? orders.length : UNKNOWN_SIZE}
              >
                {card(order)}
              </div>
            )}
          </RowGroup>
        ) : (
          <div key={`place ${String(index)}`} role="none" style={{ height }} />
        ),
      )}
    </div>
  );
}
