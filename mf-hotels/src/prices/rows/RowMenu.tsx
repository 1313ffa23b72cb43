import { graphPrices } from '@itinera/shared/contracts';
import { useBulk, useChange } from '@itinera/shared/data';
import { LabelledMenu, MenuItem } from '@itinera/shared/ui-more';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import { presetsOf } from '../model/presetsOf';
import { usePriceDialog } from '../usePriceDialog';
import { moveRow } from './moveRow';

interface RowMenuProps {
  anchor: Element;
  row: PriceRow;
  /** All rows, in order. */
  rows: readonly PriceRow[];
  /** Column of the cell in which the menu was opened. */
  column: PriceColumn | undefined;
  onDelete: () => void;
  onClose: () => void;
}

/** Actions on a row, and on the cell in which the menu was opened. */
export function RowMenu({ anchor, row, rows, column, onDelete, onClose }: RowMenuProps) {
  const dialog = usePriceDialog();
  const change = useChange(graphPrices);
  const bulk = useBulk(graphPrices);
  const { graph, name } = row;
  const [up, down] = [moveRow(rows, row, -1), moveRow(rows, row, 1)];
  const move = (writes: typeof up) => void bulk.run(writes, { noun: 'row', done: 'reordered' });
  const turn = graph.is_active ? 'Deactivate' : 'Activate';
  const items: [label: string, run: () => void, isPossible?: boolean][] = [
    ...(column
      ? ([
          ['Why this price', () => dialog.open('why', presetsOf(row, column))],
          ['Stop sale', () => dialog.open('stop-sales', presetsOf(row, column))],
        ] satisfies typeof items)
      : []),
    ['Edit row', () => dialog.open('row', { row: row.id })],
    ['Duplicate row', () => dialog.open('row', { copy: row.id })],
    [
      `${turn} row`,
      () =>
        void change(
          graph,
          { is_active: !graph.is_active },
          { named: `Row ‘${name}’`, done: `Row ‘${name}’ ${turn.toLowerCase()}d` },
        ),
    ],
    ['Move up', () => move(up), up.length > 0],
    ['Move down', () => move(down), down.length > 0],
    ['Delete row', onDelete],
  ];
  return (
    <LabelledMenu label={name} anchor={anchor} onClose={onClose}>
      {items.map(([label, run, isPossible = true]) => (
        <MenuItem
          key={label}
          disabled={!isPossible}
          onClick={() => {
            onClose();
            run();
          }}
        >
          {label}
        </MenuItem>
      ))}
    </LabelledMenu>
  );
}
