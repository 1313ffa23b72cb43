import { Sheet, useEdits, type CellId, type CellMessage } from '@itinera/shared/sheet';
import { Button } from '@itinera/shared/ui';
import { useState } from 'react';

const columns = [
  { id: 'low', header: 'Low season', detail: 'EUR' },
  { id: 'high', header: 'High season', detail: 'EUR' },
  { id: 'peak', header: 'New year', detail: 'EUR' },
];
const rows = Array.from({ length: 60 }, (_, index) => ({
  id: `room-${index}`,
  name: `Room ${index + 1}`,
  under: index % 2 ? 'Half board' : 'Breakfast',
}));

const first: Record<string, string> = Object.fromEntries(
  rows.flatMap(({ id }, index) => [
    [`${id}/low`, String(60 + index)],
    [`${id}/high`, String(90 + index)],
  ]),
);

/** Amounts that are made up here: whole numbers are saved, anything else is told in its cell. */
export function Sheets() {
  const [saved, setSaved] = useState(first);
  const edits = useEdits(({ row, column }) => saved[`${row}/${column}`] ?? '', 'kit-sheet');
  const isAmount = (text: string) => /^\d*$/.test(text);

  const messageOf = (cell: CellId): CellMessage | undefined => {
    const text = edits.textOf(cell);
    if (!isAmount(text)) return { kind: 'error', text: 'Enter a whole number.' };
    return Number(text) > 500 ? { kind: 'warning', text: 'More than usual.' } : undefined;
  };
  const save = () => {
    const fine = [...edits.newest()].filter(([, { text }]) => isAmount(text));
    setSaved({ ...saved, ...Object.fromEntries(fine.map(([key, { text }]) => [key, text])) });
    edits.settle(fine.map(([key]) => key));
  };
  return (
    <Sheet
      label="Prices that are made up"
      rowHeader="Room"
      {...{ rows, columns, edits, messageOf }}
      total={rows.length}
      before={0}
      onSave={save}
      whenEmpty=""
    >
      <Button variant="contained" onClick={save}>
        Save {edits.all.size} cells
      </Button>
    </Sheet>
  );
}
