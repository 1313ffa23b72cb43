import { fold } from '@itinera/shared/format';
import { idOf, type ImportDefinition, type ImportField } from '../definition';

/** Sources of the values of fields. */
export interface Mapping {
  /** Id of a field per column of the file; undefined for a skipped column. */
  columns: (string | undefined)[];
  /** Values for all rows, by id of a field without a column. */
  everywhere: Record<string, string>;
}

const key = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

const languages = { en: 'English', ru: 'Russian' };

/** Headings that match a field. */
function headings(field: ImportField): string[] {
  const { label, also = [] } = field;
  if (field.kind !== 'name') return [label, field.key, field.key.replace(/_(id|code)$/, ''), ...also];
  const { locale } = field;
  return [
    label,
    `name ${locale}`,
    `${locale} name`,
    `name ${languages[locale]}`,
    `${languages[locale]} name`,
    locale,
    ...(locale === 'en' ? ['name'] : []),
    ...also,
  ];
}

/** Guesses the field of each column by its heading; each field gets one column. An exact match takes precedence. */
export function guessColumns(headers: string[], { fields }: ImportDefinition): Mapping['columns'] {
  const taken = new Map<number, string>();
  const depth = Math.max(...fields.map((field) => headings(field).length));
  for (let place = 0; place < depth; place += 1) {
    for (const field of fields) {
      const heading = headings(field)[place];
      const id = idOf(field);
      if (heading === undefined || [...taken.values()].includes(id)) continue;
      const column = headers.findIndex((header, index) => !taken.has(index) && key(header) === key(heading));
      if (column >= 0) taken.set(column, id);
    }
  }
  return headers.map((_, index) => taken.get(index));
}

export const isInFile = ({ columns }: Mapping, field: ImportField): boolean => columns.includes(idOf(field));

const isFilledBy = (mapping: Mapping, field: ImportField): boolean =>
  isInFile(mapping, field) || (mapping.everywhere[idOf(field)] ?? '').trim() !== '';

/** Errors of required fields without a value, as sentences. */
export function lackingFields({ fields }: ImportDefinition, mapping: Mapping): string[] {
  const lacking = fields
    .filter((field) => field.required && !isFilledBy(mapping, field))
    .map(({ label }) => `${label} is required: choose its column, or enter one value for all rows.`);
  const names = fields.filter(({ kind }) => kind === 'name');
  const hasName = names.length === 0 || names.some((field) => isFilledBy(mapping, field));
  return hasName
    ? lacking
    : [
        ...lacking,
        `A name is required: choose the column for ${names.map(({ label }) => label).join(' or ')}.`,
      ];
}
