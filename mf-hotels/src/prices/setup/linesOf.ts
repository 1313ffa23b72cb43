import type { SetUp, SetUpCell, SetUpLine } from './setUpOf';

/** A check of the matrix: for one row, or for all rows of a line, a column or a boarding. */
export interface Check {
  name: string;
  /** Keys of the rows that it adds. */
  keys: readonly string[];
  /** Whether one of its rows is there already. */
  isThere: boolean;
  /** Why it can’t be checked, if no row of it can be added and none is there. */
  why: string | undefined;
}

export interface CheckLine {
  id: string;
  label: string;
  kind: 'head' | 'section' | 'room';
  /** The one of the whole line first, then one for each occupancy. */
  checks: readonly Check[];
}

function checkOf(name: string, cells: readonly SetUpCell[]): Check {
  const keys = cells.flatMap(({ key, state }) => (state === 'free' ? [key] : []));
  const isThere = cells.some(({ state }) => state === 'there');
  const most = Math.max(...cells.map((cell) => cell.most));
  const limit = most > 0 ? `at most ${most} guests` : 'too many guests';
  return { name, keys, isThere, why: keys.length > 0 || isThere ? undefined : limit };
}

/** Lines of the matrix, each with a check for all of it and one for each occupancy; the first one is for the columns. */
export function linesOf({ occupancies, sections }: SetUp): CheckLine[] {
  const all = sections.flatMap(({ lines }) => lines);
  const columnsOf = (lines: readonly SetUpLine[], name: string) =>
    occupancies.map((one, at) =>
      checkOf(
        `All: ${[one.name, name].filter(Boolean).join(', ')}`,
        lines.flatMap(({ cells }) => cells[at] ?? []),
      ),
    );
  const whole = (lines: readonly SetUpLine[], name: string) =>
    checkOf(
      name,
      lines.flatMap(({ cells }) => cells),
    );
  return [
    { id: 'head', label: 'All', kind: 'head', checks: [whole(all, 'All rows'), ...columnsOf(all, '')] },
    ...sections.flatMap(({ id, name, lines }): CheckLine[] => [
      {
        id,
        label: name,
        kind: 'section',
        checks: [whole(lines, `All: ${name}`), ...columnsOf(lines, name)],
      },
      ...lines.map((line): CheckLine => ({
        id: `${id} ${line.id}`,
        label: line.name,
        kind: 'room',
        checks: [
          whole([line], `All: ${line.name}, ${name}`),
          ...line.cells.map((cell) => checkOf(cell.name, [cell])),
        ],
      })),
    ]),
  ];
}

/** The checked rows after one press of a check: all of its rows, or none if all were. */
export function pressed(checked: ReadonlySet<string>, { keys }: Check): string[] {
  const isAll = keys.every((key) => checked.has(key));
  return isAll ? [...checked].filter((key) => !keys.includes(key)) : [...new Set([...checked, ...keys])];
}
