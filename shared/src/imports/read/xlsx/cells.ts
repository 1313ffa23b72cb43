import { letterOf } from '@itinera/shared/format';
import { FileProblem } from '../fileProblem';
import { refuseFarCell } from '../limits';
import { asLine, type Line } from '../line';
import { shownNumber, type Shown } from './shownNumber';
import { unescaped } from './strings';
import { walk } from './walk';

export interface CellParts {
  strings: readonly string[];
  formats: readonly string[];
  from1904: boolean;
}

interface Cell {
  line: number;
  column: number;
  type: string;
  style: number;
  value: string | undefined;
  formula: string | undefined;
}

/** Parses `B7` into line 6 and column 1. */
function placeOf(address: string): { line: number; column: number } | undefined {
  const [, letters, number] = /^\$?([A-Z]{1,3})\$?(\d+)$/.exec(address) ?? [];
  if (letters === undefined || number === undefined) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { line: Number(number) - 1, column };
}

const named = ({ line, column }: Cell): string => `${letterOf(column)}${line + 1}`;

function shown(cell: Cell, { strings, formats, from1904 }: CellParts): Shown {
  const { type, style, value = '', formula } = cell;
  const asText = (text: string) => ({ text });
  if (formula !== undefined && cell.value === undefined)
    throw new FileProblem(
      `Cell ${named(cell)} is a formula without a result, =${formula}. Open the file in a spreadsheet, save it, and choose it again.`,
    );
  if (type === 's') return asText(strings[Number(value)] ?? '');
  if (type === 'str' || type === 'inlineStr') return asText(unescaped(value));
  if (type === 'b') return asText(value === '' ? '' : value === '1' ? 'yes' : 'no');
  if (type === 'd') return asText(value.replace(/T00:00(:00(\.0+)?)?Z?$/, '').replace('T', ' '));
  // Errors stay visible: `#N/A` is not an empty cell.
  if (type === 'e') return asText(value);
  return value === '' ? asText('') : shownNumber(value, formats[style] ?? 'General', from1904);
}

const isOn = (attribute: string | undefined): boolean => attribute === '1' || attribute === 'true';

/** Cells of a sheet, line by line, all as long as the longest, and what is hidden and has some. */
export function readCells(
  xml: string,
  parts: CellParts,
): { lines: Line[]; hiddenColumns: ReadonlySet<number> } {
  const lines: Line[] = [];
  const hidden: [first: number, last: number][] = [];
  let isHiddenLine = false;
  let cell: Cell | undefined;
  let [line, column, width] = [-1, -1, 0];
  let into: 'value' | 'formula' | undefined;

  const add = (done: Cell) => {
    const { text, number } = shown(done, parts);
    if (text === '') return;
    refuseFarCell(done.line, done.column, text);
    while (lines.length <= done.line) lines.push(asLine([]));
    const written = lines[done.line];
    if (!written) return;
    const { cells, numbers } = written;
    while (cells.length < done.column) cells.push('');
    cells[done.column] = text;
    if (number !== undefined) numbers.set(done.column, number);
    if (isHiddenLine) written.isHidden = true;
    width = Math.max(width, cells.length);
  };

  walk(xml, {
    open: (name, { r = '', t = 'n', s = '0', hidden: isHidden, min, max }) => {
      if (name === 'col' && isOn(isHidden)) hidden.push([Number(min) - 1, Number(max) - 1]);
      if (name === 'row') {
        [line, column] = [r === '' ? line + 1 : Number(r) - 1, -1];
        isHiddenLine = isOn(isHidden);
      }
      if (name === 'c') {
        const place = placeOf(r) ?? { line, column: column + 1 };
        ({ line, column } = place);
        cell = { ...place, type: t, style: Number(s), value: undefined, formula: undefined };
      }
      into = name === 'v' || name === 't' ? 'value' : name === 'f' ? 'formula' : undefined;
      if (cell && into) cell[into] ??= '';
    },
    text: (part) => {
      if (cell && into) cell[into] = (cell[into] ?? '') + part;
    },
    close: (name) => {
      into = undefined;
      if (name !== 'c' || !cell) return;
      add(cell);
      cell = undefined;
    },
  });
  for (const { cells } of lines) while (cells.length < width) cells.push('');
  const isHidden = (place: number) => hidden.some(([first, last]) => place >= first && place <= last);
  const places = Array.from({ length: width }, (_, place) => place);
  return {
    lines,
    hiddenColumns: new Set(
      places.filter((place) => isHidden(place) && lines.some(({ cells }) => cells[place] !== '')),
    ),
  };
}
