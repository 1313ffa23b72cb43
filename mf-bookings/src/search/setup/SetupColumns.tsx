import type { SearchSetupForm } from '@itinera/shared/contracts';
import { useController, type FieldProps } from '@itinera/shared/forms';
import { Box, Button, Typography, visuallyHidden } from '@itinera/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { columnsInOrder, columnWords, widest, narrowest, type ColumnId } from '../result/table/columns';

type Control = FieldProps<SearchSetupForm, SearchSetupForm>['control'];

const symbols = { up: '↑', down: '↓' } as const;
type Direction = keyof typeof symbols;

const lines = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'start', fontWeight: 400, py: 0.25 },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& input[type=number]': {
    width: 76,
    minHeight: 28,
    px: 0.75,
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
    border: 1,
    borderColor: 'text.secondary',
    borderRadius: 1,
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
  },
} as const;

/** Input for the columns of results, their order and widths; the hotel is always shown. */
export function SetupColumns({ control }: { control: Control }) {
  const { field: order } = useController({ control, name: 'order' });
  const { field: hidden } = useController({ control, name: 'hidden' });
  const { field: widths } = useController({ control, name: 'widths' });
  const [said, setSaid] = useState('');
  const list = useRef<HTMLTableSectionElement>(null);
  const toFocus = useRef<string>(undefined);
  const columns = columnsInOrder(order.value);

  // The browser drops the focus of a moved element.
  useEffect(() => {
    if (toFocus.current) list.current?.querySelector<HTMLElement>(toFocus.current)?.focus();
    toFocus.current = undefined;
  });

  const toggle = (column: ColumnId) =>
    hidden.onChange(
      hidden.value.includes(column)
        ? hidden.value.filter((one) => one !== column)
        : [...hidden.value, column],
    );
  const move = (column: ColumnId, direction: Direction) => {
    const from = columns.indexOf(column);
    const to = direction === 'up' ? from - 1 : from + 1;
    const moved = columns.toSpliced(from, 1).toSpliced(to, 0, column);
    toFocus.current = `[data-column="${column}"] [data-move="${direction}"]:enabled, [data-column="${column}"] [data-move]:enabled`;
    setSaid(`${columnWords[column]} moved to ${to + 1} of ${columns.length}.`);
    order.onChange(moved);
  };
  const resize = (column: ColumnId, text: string) => {
    const { [column]: _, ...others } = widths.value;
    widths.onChange(text === '' ? others : { ...others, [column]: Number(text) });
  };

  return (
    <Box component="section" aria-labelledby="setup-columns">
      <Typography id="setup-columns" component="h3" variant="subtitle2">
        Columns
      </Typography>
      <Box component="table" aria-labelledby="setup-columns" sx={lines}>
        <thead>
          <tr>
            <th scope="col">Shown</th>
            <th scope="col">Width, px</th>
            <th scope="col">Order</th>
          </tr>
        </thead>
        <tbody ref={list}>
          {columns.map((column, place) => (
            <ColumnLine
              key={column}
              column={column}
              isShown={column === 'hotel' || !hidden.value.includes(column)}
              width={widths.value[column]}
              moves={{ up: place > 0, down: place < columns.length - 1 }}
              onToggle={() => toggle(column)}
              onResize={(text) => resize(column, text)}
              onMove={(direction) => move(column, direction)}
            />
          ))}
        </tbody>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          From {narrowest} to {widest}; columns give way where there is too little room.
        </Typography>
        <Button
          size="small"
          onClick={() => {
            order.onChange([]);
            hidden.onChange([]);
            widths.onChange({});
            setSaid('Columns are as usual.');
          }}
        >
          As usual
        </Button>
      </Box>
      <Box component="span" role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </Box>
  );
}

interface ColumnLineProps {
  column: ColumnId;
  isShown: boolean;
  width: number | undefined;
  /** Directions in which it can be moved. */
  moves: Record<Direction, boolean>;
  onToggle: () => void;
  onResize: (text: string) => void;
  onMove: (direction: Direction) => void;
}

function ColumnLine({ column, isShown, width, moves, onToggle, onResize, onMove }: ColumnLineProps) {
  const name = columnWords[column];
  return (
    <tr data-column={column}>
      <Box component="th" scope="row">
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 28 }}>
          <input type="checkbox" checked={isShown} disabled={column === 'hotel'} onChange={onToggle} />
          {name}
        </Box>
      </Box>
      <td>
        <input
          type="number"
          aria-label={`Width of ${name}`}
          placeholder="usual"
          min={narrowest}
          max={widest}
          value={width ?? ''}
          onChange={({ target }) => onResize(target.value)}
        />
      </td>
      <td>
        {(['up', 'down'] as const).map((direction) => (
          <Button
            key={direction}
            size="small"
            data-move={direction}
            aria-label={`Move ${name} ${direction}`}
            disabled={!moves[direction]}
            onClick={() => onMove(direction)}
            sx={{ minWidth: 32, px: 0 }}
          >
            {symbols[direction]}
          </Button>
        ))}
      </td>
    </tr>
  );
}
