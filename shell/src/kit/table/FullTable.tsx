import { formatMoney } from '@itinera/shared/format';
import {
  DataTable,
  deleteIcon,
  editIcon,
  useSelection,
  useTableSettings,
  type BulkAction,
  type RowAction,
} from '@itinera/shared/grid';
import { showSnackbar } from '@itinera/shared/state';
import { manyTours } from './manyTours';
import { TableSwitches } from './TableSwitches';
import { customFields, toursList, type Tour } from './tours';
import { useManyRows } from './useManyRows';
import { useMemoryState } from './useMemoryState';

const definition = toursList('Rows');
const sums = {
  price: formatMoney(
    manyTours.reduce((sum, { price }) => sum + price, 0),
    'EUR',
  ),
};

const actionsOf = ({ name, nights }: Tour): RowAction[] => [
  { label: 'Edit', icon: editIcon, run: () => showSnackbar(`${name} would be edited.`) },
  { label: 'Copy', run: () => showSnackbar(`${name} would be copied.`) },
  {
    label: 'Delete',
    icon: deleteIcon,
    danger: true,
    run: () => showSnackbar(`${name} would be deleted.`),
    ...(nights > 25 && { disabledBecause: 'It has bookings.' }),
  },
];

const bulk: BulkAction<Tour>[] = [
  { label: 'Publish', run: (rows) => showSnackbar(`${rows.length} would be published.`) },
  {
    label: 'Delete',
    danger: true,
    run: (rows) => showSnackbar(`${rows.length} would be deleted.`),
    disabledBecause: (rows) =>
      rows.some(({ nights }) => nights > 25) ? 'One of them has bookings.' : undefined,
  },
];

/** All that a table can have: actions, choice, a pinned column, sums, fields of the installation. */
export function FullTable() {
  const state = useMemoryState(false);
  const settings = useTableSettings(definition);
  const rows = useManyRows(state, settings.paging === 'scroll');
  const selection = useSelection(rows, '');
  return (
    <>
      <TableSwitches settings={settings} />
      <DataTable
        list={{ definition, state, rows, settings, selection }}
        whenEmpty=""
        rowActions={actionsOf}
        bulk={bulk}
        sums={sums}
        customFields={customFields}
      />
    </>
  );
}
