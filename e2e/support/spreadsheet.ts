import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import type { Page } from './test';

/** The rows of a CSV file, parsed by RFC 4180. */
export async function csvLines(download: Download): Promise<string[][]> {
  const text = await readFile(await download.path(), 'utf8');
  const fields = text.replace(/^\uFEFF/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of fields) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

/** The rows of a workbook's only sheet, empty cells included, parsed by the browser's XML parser: in a blank page, as ours refuse markup from text. */
export async function sheetRows(page: Page, download: Download): Promise<string[][]> {
  const sheet = unzipSync(await readFile(await download.path()))['xl/worksheets/sheet1.xml'];
  if (!sheet) throw new Error('The workbook has no sheet.');
  const blank = await page.context().newPage();
  const rows = await blank.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    if (document.querySelector('parsererror')) throw new Error('The sheet is no XML.');
    return [...document.querySelectorAll('row')].map((row) => {
      const cells: string[] = [];
      // One letter is enough: lists have at most 26 columns.
      for (const cell of row.querySelectorAll('c'))
        cells[(cell.getAttribute('r') ?? '').charCodeAt(0) - 65] = cell.textContent ?? '';
      return Array.from(cells, (text) => text ?? '');
    });
  }, strFromU8(sheet));
  await blank.close();
  return rows;
}

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The smallest workbook that spreadsheets accept, with text in all cells. */
export function workbookOf(rows: string[][]): Uint8Array {
  // One letter is enough: at most 26 columns.
  const cell = (text: string, column: number, row: number) =>
    `<c r="${String.fromCharCode(65 + column)}${row}" t="inlineStr"><is><t>${inXml(text)}</t></is></c>`;
  const cells = rows
    .map(
      (row, index) =>
        `<row r="${index + 1}">${row.map((text, column) => cell(text, column, index + 1)).join('')}</row>`,
    )
    .join('');
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const packed = 'http://schemas.openxmlformats.org/package/2006';
  const relation = (id: string, type: string, target: string) =>
    `<Relationships xmlns="${packed}/relationships"><Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/></Relationships>`;
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packed}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    '_rels/.rels': relation('rId1', 'officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Rows" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${cells}</sheetData></worksheet>`,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`),
      ]),
    ),
  );
}
