import { walk } from './walk';

/** Built-in formats, which a workbook refers to by number only, as far as they change the meaning of a number. */
function builtIn(id: number): string {
  if (id === 9 || id === 10) return '0%';
  if (id === 22) return 'yyyy-mm-dd h:mm';
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'h:mm:ss';
  // The last two groups are days of East Asian calendars.
  const isDay = (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return isDay ? 'yyyy-mm-dd' : 'General';
}

/** Number formats, by the style number of a cell. */
export function readFormats(xml: string): string[] {
  const own = new Map<number, string>();
  const formats: string[] = [];
  let isOfCells = false;
  walk(xml, {
    open: (name, { numFmtId = '0', formatCode }) => {
      const id = Number(numFmtId);
      if (name === 'numFmt' && formatCode !== undefined) own.set(id, formatCode);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) formats.push(own.get(id) ?? builtIn(id));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}
