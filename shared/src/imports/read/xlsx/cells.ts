import { letterOf } from '../letterOf';
import type { Line } from '../line';
import { FileProblem } from '../fileProblem';
import { shownNumber } from './shownNumber';
import { unescaped } from './strings';
import { walk } from './walk';

/** Upper limit of lines: one far cell must not allocate millions of empty ones. */
const mostLines = 10_000;
const mostColumns = 500;

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

function shown(cell: Cell, { strings, formats, from1904 }: CellParts): { text: string; isNumber: boolean } {
  const { type, style, value = '', formula } = cell;
  const asText = (text: string) => ({ text, isNumber: false });
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

/** Cells of a sheet, line by line; all lines are as long as the longest. */
export function readCells(xml: string, parts: CellParts): Line[] {
  const lines: Line[] = [];
  let cell: Cell | undefined;
  let [line, column, width] = [-1, -1, 0];
  let into: 'value' | 'formula' | undefined;

  const add = (done: Cell) => {
    const { text, isNumber } = shown(done, parts);
    if (text === '') return;
    if (done.line >= mostLines || done.column >= mostColumns)
      throw new FileProblem(
        `Cell ${named(done)} (‘${text}’) is beyond ${mostLines.toLocaleString('en')} rows or ${mostColumns} columns. Clear it, or split the file, and choose the file again.`,
      );
    while (lines.length <= done.line) lines.push({ cells: [], numbers: new Set() });
    const { cells = [], numbers } = lines[done.line] ?? {};
    while (cells.length < done.column) cells.push('');
    cells[done.column] = text;
    if (isNumber) numbers?.add(done.column);
    width = Math.max(width, cells.length);
  };

  walk(xml, {
    open: (name, { r = '', t = 'n', s = '0' }) => {
      if (name === 'row') [line, column] = [r === '' ? line + 1 : Number(r) - 1, -1];
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
  return lines;
}
