import { strFromU8, unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import type { Page } from './test';

/** The lines of a CSV file, as RFC 4180 has them. */
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

/** The rows of the only sheet of a workbook, empty cells included, as the browser's own reader of XML finds them. */
export async function sheetRows(page: Page, download: Download): Promise<string[][]> {
  const sheet = unzipSync(await readFile(await download.path()))['xl/worksheets/sheet1.xml'];
  if (!sheet) throw new Error('The workbook has no sheet.');
  return page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    if (document.querySelector('parsererror')) throw new Error('The sheet is no XML.');
    return [...document.querySelectorAll('row')].map((row) => {
      const cells: string[] = [];
      // Lists have fewer columns than the alphabet letters.
      for (const cell of row.querySelectorAll('c')) cells[(cell.getAttribute('r') ?? '').charCodeAt(0) - 65] = cell.textContent ?? '';
      return Array.from(cells, (text) => text ?? '');
    });
  }, strFromU8(sheet));
}
