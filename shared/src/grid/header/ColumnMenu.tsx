import { Divider } from '@itinera/shared/ui';
import { LabelledMenu, MenuItem } from '@itinera/shared/ui-more';
import type { TableColumn } from '../columns/tableColumn';
import type { ListState } from '../list/useListState';
import { pinsWith } from '../settings/pinsWith';
import type { ListSettings } from '../settings/useTableSettings';
import type { useColumnMoves } from './useColumnMoves';
import { WIDTH_STEP, type useWidths } from './useWidths';

interface ColumnMenuProps {
  column: Omit<TableColumn<unknown>, 'cell' | 'value'>;
  anchor: Element;
  list: ListState;
  settings: ListSettings;
  moves: ReturnType<typeof useColumnMoves>;
  widths: ReturnType<typeof useWidths>;
  onClose: () => void;
  /** Opens the dialog that shows and orders all columns. */
  onChoose: () => void;
}

/** Menu of a column: all its actions, without dragging. */
export function ColumnMenu({
  column,
  anchor,
  list,
  settings,
  moves,
  widths,
  onClose,
  onChoose,
}: ColumnMenuProps) {
  const { id, header, sort, track, pinned, essential } = column;
  const pin = (side: 'start' | 'end' | undefined) =>
    settings.change({ pinned: pinsWith(settings.pinned, id, side) });
  const entries: ([label: string, run: () => void, isPossible: boolean] | undefined)[] = [
    sort ? ['Sort ascending', () => void list.setSort(sort), list.sort !== sort] : undefined,
    sort ? ['Sort descending', () => void list.setSort(`-${sort}`), list.sort !== `-${sort}`] : undefined,
    sort
      ? ['Clear sorting', () => void list.setSort(undefined), list.sort?.replace('-', '') === sort]
      : undefined,
    undefined,
    ['Move left', () => moves.move(id, -1), moves.canMove(id, -1)],
    ['Move right', () => moves.move(id, 1), moves.canMove(id, 1)],
    ['Pin to start', () => pin('start'), pinned !== 'start'],
    ['Pin to end', () => pin('end'), pinned !== 'end'],
    ['Unpin', () => pin(undefined), pinned !== undefined],
    undefined,
    ['Widen', () => widths.step(id, WIDTH_STEP), true],
    ['Narrow', () => widths.step(id, -WIDTH_STEP), true],
    ['Fit to content', () => widths.fit(track, id), true],
    undefined,
    ['Hide column', () => settings.change({ hidden: [...settings.hidden, id] }), !essential],
    ['Choose columns…', onChoose, true],
    ['Reset columns', settings.reset, settings.isChanged],
  ];
  const first = entries.findIndex((entry) => entry);
  return (
    <LabelledMenu label={`Column ${header}`} anchor={anchor} onClose={onClose}>
      {entries.slice(first).map((entry, index) =>
        entry ? (
          <MenuItem
            key={entry[0]}
            disabled={!entry[2]}
            sx={{ minHeight: 32 }}
            onClick={() => {
              onClose();
              entry[1]();
            }}
          >
            {entry[0]}
          </MenuItem>
        ) : (
          // The order of the entries never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <Divider key={index} component="li" />
        ),
      )}
    </LabelledMenu>
  );
}
