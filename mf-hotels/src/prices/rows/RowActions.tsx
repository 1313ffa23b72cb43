import { graphPrices } from '@itinera/shared/contracts';
import { DeleteDialog } from '@itinera/shared/forms';
import { useState } from 'react';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import { RowMenu } from './RowMenu';

/** A row with an open menu, and the element that opened it. */
export interface OpenMenu {
  row: PriceRow;
  anchor: Element;
}

interface RowActionsProps {
  menu: OpenMenu | undefined;
  /** All rows, in order. */
  rows: readonly PriceRow[];
  /** Column of the active cell. */
  column: PriceColumn | undefined;
  onClose: () => void;
}

/** Menu of a row, and the confirmation of its deletion. */
export function RowActions({ menu, rows, column, onClose }: RowActionsProps) {
  const [deleted, setDeleted] = useState<PriceRow>();
  return (
    <>
      {menu && (
        <RowMenu
          {...menu}
          rows={rows}
          // The button of a row belongs to no cell.
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
