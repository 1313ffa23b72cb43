import type { Entity } from '@itinera/shared/contracts';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { isOwn, type TableColumn } from '../columns/tableColumn';
import type { DataList } from '../dataList/useDataList';
import type { ListCollection } from '../list/listAddress';
import { ChooserPart } from '../settings/ChooserPart';
import { useDragOrder } from '../settings/useDragOrder';
import { lazyPart } from '../tools/lazyPart';
import { ToolPart } from '../tools/ToolPart';
import { useColumnMoves } from './useColumnMoves';
import { useWidths, WIDTH_STEP } from './useWidths';

// Loaded when it is opened, because a menu is larger than the table.
const lazyColumnMenu = lazyPart(() => import('./ColumnMenu').then(({ ColumnMenu }) => ColumnMenu));

/** The tool that is open: the menu of a column, or the dialog that shows and orders all columns. */
interface OpenTool {
  id?: string;
  anchor: Element;
}

/** The header: columns are dragged, resized, and changed by keys and in their menu. */
export function useHeader<C extends ListCollection>(
  root: RefObject<HTMLElement | null>,
  { definition, state, settings }: DataList<C>,
  columns: TableColumn<Entity<C>>[],
) {
  const [open, setOpen] = useState<OpenTool>();
  const widths = useWidths(root, settings);
  const moves = useColumnMoves(definition.columns, columns, settings);
  const drag = useDragOrder(root, 'x', moves.drop);
  const openMenu = (id: string, anchor: Element) => setOpen({ id, anchor });

  /** Handles a key of a header; returns whether it did. */
  function onKey({ key, altKey, shiftKey, target }: KeyboardEvent, place: number): boolean {
    const column = columns[place];
    if (!altKey || !column || isOwn(column)) return false;
    const step = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[key];
    if (key === 'ArrowDown' && target instanceof Element) openMenu(column.id, target);
    else if (step && shiftKey) widths.step(column.id, step * WIDTH_STEP);
    else if (step) moves.move(column.id, step);
    else return false;
    return true;
  }

  const onClose = () => setOpen(undefined);
  const column = columns.find(({ id }) => id === open?.id);

  return {
    onKey,
    tools: { openMenu, drag, widths },
    opened:
      open &&
      (open.id === undefined ? (
        <ChooserPart {...open} {...{ settings, onClose }} columns={definition.columns} />
      ) : (
        column && (
          <ToolPart what="The menu of the column" code={lazyColumnMenu}>
            {(ColumnMenu) => (
              <ColumnMenu
                {...open}
                {...{ column, settings, moves, widths, onClose }}
                list={state}
                onChoose={() => setOpen({ anchor: open.anchor })}
              />
            )}
          </ToolPart>
        )
      )),
  };
}
