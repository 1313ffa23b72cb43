import type { PeriodText } from '@itinera/shared/contracts';
import { parseTsv } from '@itinera/shared/sheet';
import { today } from '@itinera/shared/state';
import { Box } from '@itinera/shared/ui';
import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { RowVerdict } from './judgeRows';
import { fields, PeriodRow, rowStyle } from './PeriodRow';
import { withBlock, withRow } from './tableRows';

interface PeriodTableProps {
  rows: readonly PeriodText[];
  verdicts: readonly RowVerdict[];
  onChange: (rows: PeriodText[]) => void;
}

type Place = { row: number; field: keyof PeriodText };

const isField = (name: string | undefined): name is keyof PeriodText =>
  name === 'from' || name === 'to' || name === 'name';

/** The field of the table in which something happens. */
function placeOf(target: EventTarget): Place | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const { row, column } = target.dataset;
  return isField(column) ? { row: Number(row), field: column } : undefined;
}

/** Where a key leads: to the row above or below, or after Enter to the first night of the next row. */
function placeAfter({ key, ctrlKey, metaKey }: KeyboardEvent, { row, field }: Place): Place | undefined {
  if (key === 'ArrowUp') return { row: row - 1, field };
  if (key === 'ArrowDown') return { row: row + 1, field };
  return key === 'Enter' && !ctrlKey && !metaKey ? { row: row + 1, field: 'from' } : undefined;
}

/** Rows of a first and a last night and a name, with a verdict each. A block is pasted from the row of the focus on. */
export function PeriodTable({ rows, verdicts, onChange }: PeriodTableProps) {
  const root = useRef<HTMLOListElement>(null);
  const toFocus = useRef<Place>(undefined);
  const focusAt = ({ row, field }: Place) =>
    root.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${field}"]`)?.focus();
  useLayoutEffect(() => {
    if (toFocus.current) focusAt(toFocus.current);
    toFocus.current = undefined;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    const next = place && placeAfter(event, place);
    if (!next) return;
    // Enter saves the form otherwise.
    event.preventDefault();
    focusAt(next);
  };
  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const block = parseTsv(event.clipboardData.getData('text/plain'));
    const pasted = place && withBlock(rows, place, block, today());
    if (!pasted) return;
    event.preventDefault();
    toFocus.current = { row: pasted.last, field: place.field === 'from' ? 'to' : place.field };
    onChange(pasted.rows);
  };
  return (
    <Box>
      <Box
        aria-hidden
        sx={{
          ...rowStyle,
          display: { xs: 'none', sm: 'grid' },
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        {fields.map(({ field, label }) => (
          <span key={field}>{label}</span>
        ))}
      </Box>
      <Box
        component="ol"
        ref={root}
        aria-label="Periods to add"
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: 1.5, sm: 0.5 } }}
      >
        {rows.map((row, at) => (
          <PeriodRow
            // Rows have no other identity: what is typed is all of them.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            at={at}
            row={row}
            verdict={verdicts[at] ?? { kind: 'empty' }}
            onChange={(change) => onChange(withRow(rows, at, change))}
            onRemove={() => {
              toFocus.current = { row: at, field: 'from' };
              onChange(rows.toSpliced(at, 1));
            }}
          />
        ))}
      </Box>
    </Box>
  );
}
