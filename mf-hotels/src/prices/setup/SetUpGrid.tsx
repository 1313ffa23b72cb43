import { nextCell } from '@itinera/shared/grid';
import { useCellFocus, useSelection } from '@itinera/shared/sheet';
import { Box } from '@itinera/shared/ui';
import { useRef, type KeyboardEvent } from 'react';
import { CheckCell } from './CheckCell';
import { gridStyle } from './gridStyle';
import { linesOf, pressed, type CheckLine } from './linesOf';
import type { SetUp } from './setUpOf';

/** Lines of a screen, which Page up and Page down pass. */
const PAGE = 10;

interface SetUpGridProps {
  setUp: SetUp;
  checked: ReadonlySet<string>;
  onCheck: (keys: string[]) => void;
}

/** Matrix of checks: rooms by boardings as lines, guests as columns. One stop of Tab; arrows lead from check to check. */
export function SetUpGrid({ setUp, checked, onCheck }: SetUpGridProps) {
  const root = useRef<HTMLTableElement>(null);
  const lines = linesOf(setUp);
  const columns = setUp.occupancies.length + 1;
  const selection = useSelection(lines.length, columns);
  const focus = useCellFocus(root, selection, false);
  const press = (line: number, column: number) => {
    const check = lines[line]?.checks[column];
    if (check) onCheck(pressed(checked, check));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { row, column } = selection.newest();
    const next = nextCell({ row, column }, event, {
      firstRow: 0,
      lastRow: lines.length - 1,
      columns,
      page: PAGE,
    });
    if (next) focus.moveTo(next);
    // Saves the form otherwise.
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) press(row, column);
    else return;
    event.preventDefault();
  };
  const cellsOf = ({ kind, label, checks }: CheckLine, line: number) =>
    checks.map((check, column) => (
      <CheckCell
        key={check.name}
        check={check}
        label={column === 0 ? label : kind === 'head' ? setUp.occupancies[column - 1]?.name : undefined}
        isHead={kind === 'head' || column === 0}
        scope={kind === 'head' ? 'col' : 'row'}
        place={{ row: line, column }}
        isActive={selection.active.row === line && selection.active.column === column}
        checked={checked}
        onFocus={() => selection.moveTo({ row: line, column })}
        onPress={() => press(line, column)}
      />
    ));
  const [head, ...body] = lines;
  return (
    <Box sx={gridStyle}>
      <Box component="table" ref={root} role="grid" aria-label="Rows to add" onKeyDown={onKeyDown}>
        <thead>
          <tr>{head && cellsOf(head, 0)}</tr>
        </thead>
        <tbody>
          {body.map((line, at) => (
            <tr key={line.id} data-kind={line.kind}>
              {cellsOf(line, at + 1)}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
