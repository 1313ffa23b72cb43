import { walk } from './walk';

export interface WorkbookSheet {
  name: string;
  isHidden: boolean;
  path: string;
}

interface WorkbookParts {
  /** All sheets with cells, in their order. */
  sheets: readonly WorkbookSheet[];
  /** Days count from 1904, as on old Macs. */
  from1904: boolean;
  strings: string | undefined;
  styles: string | undefined;
}

const inFolder = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

/** Finds the parts of a workbook. */
export function readWorkbook(part: (name: string) => string | undefined): WorkbookParts {
  const listed: { name: string; relation: string; isHidden: boolean }[] = [];
  let from1904 = false;
  walk(part('xl/workbook.xml') ?? '', {
    open: (name, { name: title = '', id = '', state = 'visible', date1904 = '' }) => {
      if (name === 'sheet') listed.push({ name: title, relation: id, isHidden: state !== 'visible' });
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(date1904);
    },
  });
  const targets = new Map<string, string>();
  let [strings, styles]: (string | undefined)[] = [];
  walk(part('xl/_rels/workbook.xml.rels') ?? '', {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      // Sheets of charts have no cells.
      if (!Type.endsWith('/chartsheet')) targets.set(Id, inFolder(Target));
      if (Type.endsWith('/sharedStrings')) strings = inFolder(Target);
      if (Type.endsWith('/styles')) styles = inFolder(Target);
    },
  });
  const sheets = listed.flatMap(({ relation, ...sheet }) => {
    const path = targets.get(relation);
    return path === undefined ? [] : [{ ...sheet, path }];
  });
  return { sheets, from1904, strings, styles };
}
