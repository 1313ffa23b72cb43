import { letterOf, plural, someOf } from '@itinera/shared/format';
import { FileProblem } from '../fileProblem';
import { choiceOf, type FileTable } from '../fileTable';
import type { Line } from '../line';
import { readCells } from './cells';
import { partsOf } from './parts';
import { readStrings } from './strings';
import { readFormats } from './styles';
import { readWorkbook, type WorkbookSheet } from './workbook';

interface Grid {
  lines: readonly Line[];
  hiddenColumns: ReadonlySet<number>;
  problem?: string;
}

interface Workbook {
  sheets: readonly WorkbookSheet[];
  gridOf: (sheet: WorkbookSheet) => Grid;
}

const unreadable = (): FileProblem =>
  new FileProblem(
    'This workbook can’t be read. Open it in a spreadsheet, save it as XLSX or CSV without a password, and choose that file.',
  );

function openWorkbook(bytes: Uint8Array): Workbook {
  try {
    const part = partsOf(bytes);
    const { sheets, from1904, strings, styles } = readWorkbook(part);
    const [texts, formats] = [strings, styles].map((name) => (name === undefined ? undefined : part(name)));
    const parts = {
      strings: texts === undefined ? [] : readStrings(texts),
      formats: formats === undefined ? [] : readFormats(formats),
      from1904,
    };
    const gridOf = ({ path }: WorkbookSheet): Grid => {
      try {
        return readCells(part(path) ?? '', parts);
      } catch (error) {
        const { message } = error instanceof FileProblem ? error : unreadable();
        return { lines: [], hiddenColumns: new Set(), problem: message };
      }
    };
    return { sheets, gridOf };
  } catch (error) {
    throw error instanceof FileProblem ? error : unreadable();
  }
}

/** Says which other sheets there are, because a person may mean one of them. */
function remarkOfSheets(sheet: WorkbookSheet, sheets: readonly WorkbookSheet[]): string[] {
  const others = sheets.filter((other) => other !== sheet);
  const names = others.map(({ name, isHidden }) => (isHidden ? `${name} (hidden)` : name));
  return others.length === 0
    ? []
    : [
        `Sheet ‘${sheet.name}’ is read${sheet.isHidden ? ', which is hidden' : ''}. ${names.length === 1 ? 'Another one is' : 'Others are'} ${someOf(names)}.`,
      ];
}

const mostListed = 8;

/** `2 hidden rows (4, 7)`. */
const listed = (what: string, places: readonly (string | number)[]): string[] =>
  places.length === 0
    ? []
    : [
        `${plural(places.length, what)} (${places.slice(0, mostListed).join(', ')}${places.length > mostListed ? ', …' : ''})`,
      ];

function remarkOfHidden(rows: readonly number[], columns: ReadonlySet<number>, isRead: boolean): string[] {
  const what = [...listed('hidden row', rows), ...listed('hidden column', [...columns].map(letterOf))];
  const verb = rows.length + columns.size === 1 ? 'is' : 'are';
  return what.length === 0 ? [] : [`${what.join(' and ')} ${verb} ${isRead ? 'read as well' : 'skipped'}.`];
}

const hiddenOptions = [
  { value: 'skip', label: 'Skip them' },
  { value: 'read', label: 'Read them as well' },
] as const;

/**
 * Reads a sheet of a workbook: the first visible one, because a person does not mean a hidden one, unless another is chosen. Hidden rows and
 * columns are skipped, unless they are to be read.
 */
export function readXlsx(name: string, bytes: Uint8Array): FileTable {
  const { sheets, gridOf } = openWorkbook(bytes);
  const read = (
    sheet: WorkbookSheet,
    grid: Grid,
    hidden: (typeof hiddenOptions)[number]['value'],
  ): FileTable => {
    const { lines, hiddenColumns, problem } = grid;
    const rows = lines.flatMap(({ isHidden }, index) => (isHidden ? [index + 1] : []));
    const isRead = hidden === 'read';
    return {
      name,
      lines: isRead ? lines.map(({ cells, numbers }) => ({ cells, numbers })) : lines,
      hiddenColumns: isRead ? new Set() : hiddenColumns,
      remarks: [...remarkOfSheets(sheet, sheets), ...remarkOfHidden(rows, hiddenColumns, isRead)],
      choices: [
        ...(sheets.length > 1
          ? [
              choiceOf(
                'Sheet',
                sheets.map((one) => ({
                  value: one.name,
                  label: one.isHidden ? `${one.name} (hidden)` : one.name,
                })),
                sheet.name,
                (value) => readFirst(sheets.find((one) => one.name === value) ?? sheet),
              ),
            ]
          : []),
        ...(rows.length + hiddenColumns.size > 0
          ? [choiceOf('Hidden rows and columns', hiddenOptions, hidden, (value) => read(sheet, grid, value))]
          : []),
      ],
      ...(problem !== undefined && { problem }),
    };
  };
  const readFirst = (sheet: WorkbookSheet) => read(sheet, gridOf(sheet), 'skip');
  const first = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  if (!first) throw unreadable();
  return readFirst(first);
}
