import { FileProblem } from '../fileProblem';
import type { Line } from '../line';
import { readCells } from './cells';
import { partsOf } from './parts';
import { readStrings } from './strings';
import { readFormats } from './styles';
import { readWorkbook } from './workbook';

interface ReadWorkbook {
  lines: Line[];
  /** Name of the sheet, if others are visible, too. */
  sheet?: string | undefined;
}

/** The lines of the first visible sheet of a workbook. */
export function readXlsx(bytes: Uint8Array): ReadWorkbook {
  try {
    const part = partsOf(bytes);
    const { sheet, visible, from1904, path, strings, styles } = readWorkbook(part);
    const xml = part(path);
    if (xml === undefined) throw new Error(`${path} is missing.`);
    const [texts, formats] = [strings, styles].map((name) => (name === undefined ? undefined : part(name)));
    const lines = readCells(xml, {
      strings: texts === undefined ? [] : readStrings(texts),
      formats: formats === undefined ? [] : readFormats(formats),
      from1904,
    });
    return { lines, sheet: visible > 1 ? sheet : undefined };
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem(
      'This workbook can’t be read. Open it in a spreadsheet, save it as XLSX or CSV without a password, and choose that file.',
    );
  }
}
