import { walk } from './walk';

export interface WorkbookParts {
  /** Name of the first visible sheet, which is read. */
  sheet: string;
  /** Number of visible sheets. */
  visible: number;
  /** Days count from 1904, as on old Macs. */
  from1904: boolean;
  path: string;
  strings: string | undefined;
  styles: string | undefined;
}

const inFolder = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

/** Finds the parts of a workbook for its first visible sheet, because a person does not mean a hidden one. */
export function readWorkbook(part: (name: string) => string | undefined): WorkbookParts {
  const sheets: { name: string; relation: string; isHidden: boolean }[] = [];
  let from1904 = false;
  walk(part('xl/workbook.xml') ?? '', {
    open: (name, { name: title = '', id = '', state = 'visible', date1904 = '' }) => {
      if (name === 'sheet') sheets.push({ name: title, relation: id, isHidden: state !== 'visible' });
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(date1904);
    },
  });
  const targets = new Map<string, string>();
  let [strings, styles]: (string | undefined)[] = [];
  walk(part('xl/_rels/workbook.xml.rels') ?? '', {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      targets.set(Id, inFolder(Target));
      if (Type.endsWith('/sharedStrings')) strings = inFolder(Target);
      if (Type.endsWith('/styles')) styles = inFolder(Target);
    },
  });
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  const [first = sheets[0]] = shown;
  const path = targets.get(first?.relation ?? '');
  if (!first || path === undefined) throw new Error('The workbook has no sheet.');
  return { sheet: first.name, visible: shown.length, from1904, path, strings, styles };
}
