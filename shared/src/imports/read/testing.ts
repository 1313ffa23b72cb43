import { strToU8, zipSync } from 'fflate';

/** Encodes text as spreadsheets in Russian do. */
export const inWindows1251 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 128) return code;
    if (letter === 'ё') return 0xb8;
    return code - 0x410 + 0xc0;
  });

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

function cellXml(cell: Cell, place: string, formats: string[]): string {
  if (typeof cell === 'string')
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
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
}

/** A workbook as spreadsheets write it. */
export function workbook(rows: Cell[][], { before, far }: Beside = {}): File {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = (entries: [id: string, type: string, target: string][]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`;
  const sheets = [...(before ? [before] : []), { name: 'Rows', rows, state: 'visible' }];
  const formats = [
    ...new Set(sheets.flatMap((sheet) => sheet.rows.flat().flatMap((cell) => formatOf(cell) ?? []))),
  ];
  const sheetXml = (lines: Cell[][], last = '') =>
    `<worksheet xmlns="${main}"><sheetData>${lines
      .map(
        (row, index) =>
          `<row r="${index + 1}">${row.map((cell, column) => cellXml(cell, `${'ABCDEF'[column]}${index + 1}`, formats)).join('')}</row>`,
      )
      .join('')}${last}</sheetData></worksheet>`;
  const farRow = far === undefined ? '' : `<row r="${/\d+/.exec(far)?.[0]}"><c r="${far}"><v>1</v></c></row>`;
  const files = {
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index): [string, string, string] => [
        `rId${index + 1}`,
        'worksheet',
        `worksheets/sheet${index + 1}.xml`,
      ]),
      ['rIdStyles', 'styles', 'styles.xml'],
    ]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map(({ name, state }, index) => `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats.map((format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(format)}"/>`).join('')}</numFmts><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/>${formats.map((_, index) => `<xf numFmtId="${164 + index}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map((sheet, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        sheetXml(sheet.rows, sheet.rows === rows ? farRow : ''),
      ]),
    ),
  };
  return new File(
    [zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))],
    'cities.xlsx',
  );
}
