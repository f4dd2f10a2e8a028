import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RowGroup } from '../../../src/components/lists/GroupedList';

/** Records the number of rendered rows and the reserved height after each change. */
function renderGroup(count: number, reservedHeight: number | null) {
  const group = (rows: number) => (
    <RowGroup
      index={3}
      rows={Array.from({ length: rows }, (_, row) => row)}
      size={-1}
      reservedHeight={reservedHeight}
    >
      {(row) => (
        <p key={row} data-testid="row">
          {row}
        </p>
      )}
    </RowGroup>
  );
  const seen: [rows: number, height: string][] = [];
  const { container, rerender } = render(group(count));
  const element = container.firstElementChild as HTMLElement;
  const look = (): void => {
    seen.push([element.childElementCount, element.style.minHeight]);
  };
  look();
  new MutationObserver(look).observe(element, { childList: true });
  return { seen, grow: (rows: number) => rerender(group(rows)) };
}

describe('a group of rows', () => {
  it('renders at once if it is in view', () => {
    expect(renderGroup(12, null).seen).toEqual([[12, '']]);
  });

  it('renders four rows at a time outside of the view, with its final height reserved', async () => {
    const { seen } = renderGroup(12, 900);
    await waitFor(() => expect(seen.at(-1)).toEqual([12, '']));
    expect(seen).toEqual([
      [4, '900px'],
      [8, '900px'],
      [12, ''],
    ]);
    expect(screen.getAllByTestId('row').map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 12 }, (_, row) => String(row)),
    );
  });

  it.each([
    [3, 12, null],
    [3, 12, 900],
    [8, 12, 900],
  ])(
    'of %i rows grows to %i at once if it was complete (reservedHeight: %j)',
    async (count, grown, reservedHeight) => {
      const { seen, grow } = renderGroup(count, reservedHeight);
      await waitFor(() => expect(seen.at(-1)).toEqual([count, '']));
      grow(grown);
      await waitFor(() => expect(seen.length).toBeGreaterThan(1));
      expect(seen.at(-1)).toEqual([grown, '']);
      expect(seen.filter(([rows]) => rows > count)).toHaveLength(1);
    },
  );
});
