import type { SheetColumn } from './sheetParts';

interface SheetHeaderProps {
  rowHeader: string;
  columns: readonly SheetColumn[];
}

export function SheetHeader({ rowHeader, columns }: SheetHeaderProps) {
  return (
    <div role="row" aria-rowindex={1} data-header>
      <div role="columnheader" aria-colindex={1} data-corner>
        {rowHeader}
      </div>
      {columns.map(({ id, header, detail }, index) => (
        <div key={id} role="columnheader" aria-colindex={index + 2}>
          {header} {detail && <span data-detail>{detail}</span>}
        </div>
      ))}
    </div>
  );
}
