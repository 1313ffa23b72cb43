import { strToU8, zipSync } from 'fflate';
import { decode, type Encoding } from './encoding';
import type { FileTable } from './fileTable';
import { asLine } from './line';

/** Encodes text in an encoding of one byte per letter; throws if it has not all letters. */
export function encoded(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decode(Uint8Array.of(byte), encoding), byte] as const),
  );
  return Uint8Array.from(text, (letter) => {
    const byte = bytes.get(letter);
    if (byte === undefined) throw new Error(`${encoding} has no ${letter}.`);
    return byte;
  });
}

export const inUtf16 = (text: string, isBigEndian = false): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isBigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

/** A cell of a workbook: text, a number, a boolean, a formatted number, an error, a formula with its last result. */
export type Cell =
  | string
  | number
  | boolean
  | { shown: number; as: string }
  | { error: string; formula?: string }
  | { formula: string; gave?: number; text?: string }
  | { day: number };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const formatOf = (cell: Cell): string | undefined =>
  typeof cell === 'object' && 'shown' in cell ? cell.as : undefined;

/** Texts that cells refer to by number, as most spreadsheets write them. */
type Shared = string[] | undefined;

function textXml(text: string, place: string, shared: Shared): string {
  if (!shared)
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
  shared.push(text);
  return `<c r="${place}" t="s"><v>${shared.length - 1}</v></c>`;
}

function cellXml(cell: Cell, place: string, formats: string[], shared: Shared): string {
  if (typeof cell === 'string') return textXml(cell, place, shared);
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`;
  if ('day' in cell) return `<c r="${place}" s="1"><v>${cell.day}</v></c>`;
  if ('shown' in cell) return `<c r="${place}" s="${formats.indexOf(cell.as) + 2}"><v>${cell.shown}</v></c>`;
  const formula = cell.formula === undefined ? '' : `<f>${escaped(cell.formula)}</f>`;
  if ('error' in cell) return `<c r="${place}" t="e">${formula}<v>${cell.error}</v></c>`;
  if (cell.text !== undefined) return `<c r="${place}" t="str">${formula}<v>${escaped(cell.text)}</v></c>`;
  return `<c r="${place}">${formula}${cell.gave === undefined ? '' : `<v>${cell.gave}</v>`}</c>`;
}

interface Beside {
  /** A sheet before that of the rows. */
  before?: { name: string; rows: Cell[][]; state: string };
  /** Address of a cell far away. */
  far?: string;
  /** Hidden rows and columns, counted from 1. */
  hiddenRows?: number[];
  hiddenColumns?: number[];
  /** As programs write it: texts beside the cells, in a list of their own, or all elements with a prefix. */
  dialect?: 'inline' | 'shared' | 'prefixed';
}

/** Gives all elements of a part the prefix that some libraries write. */
const prefixed = (xml: string): string =>
  xml.replaceAll(/<(\/?)(?=[a-z])/gi, '<$1x:').replace(' xmlns=', ' xmlns:x=');

/** A workbook as spreadsheets write it. */
export function workbook(
  rows: Cell[][],
  { before, far, hiddenRows = [], hiddenColumns = [], dialect = 'inline' }: Beside = {},
): File {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = (entries: [id: string, type: string, target: string][]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`;
  const sheets = [...(before ? [before] : []), { name: 'Rows', rows, state: 'visible' }];
  const formats = [
    ...new Set(sheets.flatMap((sheet) => sheet.rows.flat().flatMap((cell) => formatOf(cell) ?? []))),
  ];
  const shared: Shared = dialect === 'shared' ? [] : undefined;
  const rowXml = (row: Cell[], index: number) =>
    `<row r="${index + 1}" spans="1:6"${hiddenRows.includes(index + 1) ? ' hidden="1"' : ' hidden="false"'}>${row.map((cell, column) => cellXml(cell, `${'ABCDEF'[column]}${index + 1}`, formats, shared)).join('')}</row>`;
  const sheetXml = (lines: Cell[][], last = '') =>
    `<worksheet xmlns="${main}"><cols>${hiddenColumns.map((column) => `<col min="${column}" max="${column}" width="9" hidden="1"/>`).join('')}</cols><sheetData>${lines.map(rowXml).join('')}${last}</sheetData></worksheet>`;
  const farRow = far === undefined ? '' : `<row r="${/\d+/.exec(far)?.[0]}"><c r="${far}"><v>1</v></c></row>`;
  const written = sheets.map((sheet) => sheetXml(sheet.rows, sheet.rows === rows ? farRow : ''));
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map(({ name, state }, index) => `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats.map((format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(format)}"/>`).join('')}</numFmts><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/>${formats.map((_, index) => `<xf numFmtId="${164 + index}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(written.map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml])),
    // A text in several formats is in several parts.
    ...(shared && {
      'xl/sharedStrings.xml': `<sst xmlns="${main}">${shared.map((text) => `<si><r><t xml:space="preserve">${escaped(text.slice(0, 2))}</t></r><r><rPr><b/></rPr><t xml:space="preserve">${escaped(text.slice(2))}</t></r></si>`).join('')}</sst>`,
    }),
  };
  const files = {
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index): [string, string, string] => [
        `rId${index + 1}`,
        'worksheet',
        `worksheets/sheet${index + 1}.xml`,
      ]),
      ['rIdStyles', 'styles', 'styles.xml'],
      ...(shared ? [['rIdStrings', 'sharedStrings', 'sharedStrings.xml'] as [string, string, string]] : []),
    ]),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, xml]) => [name, dialect === 'prefixed' ? prefixed(xml) : xml]),
    ),
  };
  return new File(
    [zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))],
    'cities.xlsx',
  );
}

/** Lines as a table without choices. */
export const tableOf = (lines: string[][]): FileTable => ({
  name: 'cities.csv',
  lines: lines.map(asLine),
  hiddenColumns: new Set(),
  choices: [],
  remarks: [],
});

/** The table read with another option of a choice. */
export function chosen(table: FileTable, label: string, value: string): FileTable {
  const other = table.choices.find((choice) => choice.label === label)?.choose(value);
  if (!other) throw new Error(`There is no ${label} ${value}.`);
  return other;
}
