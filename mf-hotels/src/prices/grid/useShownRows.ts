import type { Hotel } from '@itinera/shared/contracts';
import { useMemo, useState } from 'react';
import { priceColumns, priceSections } from '../model/priceRows';
import type { PriceData } from '../model/usePriceData';
import { linesOf, rowsOf } from './places';

/** Sections, rows and columns of the grid; sections can be closed. */
export function useShownRows(hotel: Hotel, data: PriceData) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const sections = useMemo(() => priceSections(hotel, data), [hotel, data]);
  const columns = useMemo(() => priceColumns(data.periods), [data.periods]);
  const allRows = useMemo(() => sections.flatMap((section) => section.rows), [sections]);
  const lines = useMemo(() => linesOf(sections, closed), [sections, closed]);
  const toggle = (section: string) =>
    setClosed((before) => {
      const next = new Set(before);
      if (!next.delete(section)) next.add(section);
      return next;
    });
  return {
    sections,
    columns,
    allRows,
    closed,
    lines,
    /** Rows of open sections. */
    rows: useMemo(() => rowsOf(lines), [lines]),
    toggle,
    /** Opens the section of a row; false if it is open, or there is none. */
    reveal: (rowId: string): boolean => {
      const section = sections.find((each) => each.rows.some(({ id }) => id === rowId));
      const isClosed = section !== undefined && closed.has(section.id);
      if (isClosed) toggle(section.id);
      return isClosed;
    },
  };
}

export type ShownRows = ReturnType<typeof useShownRows>;
