import { client } from '@itinera/shared/data';
import { foldName } from '@itinera/shared/format';
import { readPages, PAGE_OF_EXPORT } from '@itinera/shared/grid';
import type { ImportDefinition } from '../definition';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Values of a group: one for most fields, several for a list, one per language for names. Empty if a value is. */
function valuesOf(source: object, field: string): string[] {
  const value: unknown = Reflect.get(source, field);
  if (!Array.isArray(value))
    return value === undefined || value === null || value === '' ? [] : [foldName(String(value))];
  return value.flatMap((name: unknown) =>
    typeof name === 'string'
      ? [foldName(name)]
      : isObject(name) && 'locale' in name && 'name' in name
        ? [`${String(name.locale)} ${foldName(String(name.name))}`]
        : [],
  );
}

const product = (parts: string[][]): string[] =>
  parts.reduce<string[]>(
    (lines, values) => lines.flatMap((line) => values.map((value) => `${line}\n${value}`)),
    [''],
  );

/** Keys that find duplicates: entries, or bodies of new ones, with a common key are the same. */
export const marksOf = ({ same, alike }: ImportDefinition, source: object): string[] =>
  [...same, ...(alike ? [alike.fields] : [])].flatMap((fields, group) =>
    product(fields.map((field) => valuesOf(source, field))).map((mark) => `${group}${mark}`),
  );

/** Why entries with this key are duplicates, if that is not obvious. */
export const whyAlike = ({ same, alike }: ImportDefinition, mark: string): string =>
  alike && mark.startsWith(`${same.length}\n`) ? `: ${alike.why}` : '';

/** The keys of all existing entries. */
export async function existingMarks(definition: ImportDefinition, signal: AbortSignal): Promise<Set<string>> {
  const { of, query } = definition;
  const marks = new Set<string>();
  const read = (page: number) => client(of).list({ ...query, page, per_page: PAGE_OF_EXPORT }, signal);
  for await (const { result } of readPages(read, () => !signal.aborted)) {
    for (const entry of result)
      if (isObject(entry)) for (const mark of marksOf(definition, entry)) marks.add(mark);
  }
  return marks;
}
