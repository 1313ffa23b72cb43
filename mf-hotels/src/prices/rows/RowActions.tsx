import { graphPrices } from '@itinera/shared/contracts';
import { DeleteDialog } from '@itinera/shared/forms';
import { useState } from 'react';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import { RowMenu } from './RowMenu';

/** A row whose menu is open, and the element that opened it. */
export interface OpenMenu {
  row: PriceRow;
  anchor: Element;
}

interface RowActionsProps {
  menu: OpenMenu | undefined;
  /** All rows, in their order. */
  rows: readonly PriceRow[];
  /** Of the active cell. */
  column: PriceColumn | undefined;
  onClose: () => void;
}

/** The menu of a row, and the question before it is deleted. */
export function RowActions({ menu, rows, column, onClose }: RowActionsProps) {
  const [deleted, setDeleted] = useState<PriceRow>();
  return (
    <>
      {menu && (
        <RowMenu
          {...menu}
          rows={rows}
          // The button of the row is about no cell.
          column={menu.anchor.hasAttribute('data-cell') ? column : undefined}
          onDelete={() => setDeleted(menu.row)}
          onClose={onClose}
        />
      )}
      {deleted && (
        <DeleteDialog
          collection={graphPrices}
          id={deleted.id}
          noun="row"
          name={deleted.name}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}
