import type { BatchVerdict } from '@itinera/shared/contracts';
import { idOf, type ImportDefinition } from '../definition';
import type { CellProblem, ReadRow } from '../values/readRow';

/** Result of the check of a row; nothing is written yet. */
export type Verdict =
  | { kind: 'valid' }
  /** May be added nevertheless, unless the server would refuse it. */
  | { kind: 'exists'; reason: string; canBeAdded: boolean }
  | { kind: 'error'; problems: CellProblem[] };

export interface CheckedRow extends ReadRow {
  /** Entry that the server would create from a valid row. */
  entry?: object;
  verdict: Verdict;
}

/** Column label of a server path such as `names.1.name`: a name in one language. */
function labelOf(
  { fields }: ImportDefinition,
  path: string,
  body: Record<string, unknown>,
): string | undefined {
  const [first = '', index = ''] = path.split('.');
  const own = fields.find((field) => idOf(field) === first);
  if (own) return own.label;
  const names: unknown = body['names'];
  const name: unknown = Array.isArray(names) ? names[Number(index)] : undefined;
  const locale: unknown = typeof name === 'object' && name !== null ? Reflect.get(name, 'locale') : undefined;
  const named = fields.filter((field) => field.kind === 'name');
  if (first === 'names') return (named.find((field) => field.locale === locale) ?? named[0])?.label;
  return first === 'name' ? named[0]?.label : undefined;
}

/** A refusal in terms of the file: labels of columns instead of paths. */
export function refusal(
  definition: ImportDefinition,
  body: Record<string, unknown>,
  message: string,
  fields: Record<string, string> = {},
): CellProblem[] {
  const problems = Object.entries(fields).map(([path, advice]) => ({
    field: labelOf(definition, path, body) ?? path,
    message: advice,
  }));
  return problems.length > 0 ? problems : [{ field: '', message }];
}

/** Verdict of the server's dry run on a row that is otherwise valid. */
export function judged(definition: ImportDefinition, row: ReadRow, verdict: BatchVerdict): CheckedRow {
  if (!('error' in verdict)) return { ...row, entry: verdict.result ?? {}, verdict: { kind: 'valid' } };
  const { code, message, fields } = verdict.error;
  const problems = refusal(definition, row.body, message, fields);
  if (code !== 'duplicate') return { ...row, verdict: { kind: 'error', problems } };
  const which = problems.map(({ field }) => field).filter((field) => field !== '');
  return {
    ...row,
    verdict: {
      kind: 'exists',
      reason: `Another ${definition.noun} has the same ${which.join(', ') || 'value'}.`,
      canBeAdded: false,
    },
  };
}

export const inWords = ({ verdict }: CheckedRow): string => {
  if (verdict.kind === 'valid') return '';
  if (verdict.kind === 'exists') return `Already exists: ${verdict.reason}`;
  return verdict.problems
    .map(({ field, message }) => (field === '' ? message : `${field}: ${message}`))
    .join(' ');
};
