import { mostOperations } from '@itinera/shared/contracts';
import { client } from '@itinera/shared/data';
import type { Mapping } from '../columns/mapping';
import type { ImportDefinition } from '../definition';
import type { Sheet } from '../read/sheet';
import { findAll } from '../references/findAll';
import { notationsIn, readRow, type ReadRow } from '../values/readRow';
import { existingMarks, marksOf, whyAlike } from './sameness';
import { judged, type CheckedRow } from './verdict';

export interface CheckProgress {
  what: string;
  done: number;
  total: number;
}

const inChunks = <T>(rows: T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / mostOperations) }, (_, index) =>
    rows.slice(index * mostOperations, (index + 1) * mostOperations),
  );

const creation = ({ of }: ImportDefinition, { body }: ReadRow) => ({
  method: 'POST' as const,
  path: of.path,
  body,
});

/** Sends all rows through a dry run, a hundred at a time; nothing is written. */
async function tryOut(
  definition: ImportDefinition,
  rows: ReadRow[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = [];
  for (const chunk of inChunks(rows)) {
    const verdicts = await client(definition.of).tryOut(
      chunk.map((row) => creation(definition, row)),
      signal,
    );
    checked.push(
      ...chunk.flatMap((row, index) => (verdicts[index] ? [judged(definition, row, verdicts[index])] : [])),
    );
    onProgress(checked.length);
  }
  return checked;
}

/** Marks rows that duplicate an existing entry or an earlier valid row. */
function markSame(
  definition: ImportDefinition,
  rows: CheckedRow[],
  existing: ReadonlySet<string>,
): CheckedRow[] {
  const above = new Map<string, number>();
  return rows.map((checked) => {
    if (checked.verdict.kind !== 'valid') return checked;
    const marks = marksOf(definition, { ...checked.entry, ...checked.body });
    const known = marks.find((mark) => existing.has(mark));
    const repeated = marks.find((mark) => above.has(mark));
    const twin = repeated !== undefined && above.get(repeated);
    for (const mark of marks) if (!above.has(mark)) above.set(mark, checked.row.number);
    const reason =
      known !== undefined
        ? `This ${definition.noun} is already in the list${whyAlike(definition, known)}.`
        : repeated !== undefined && `Same as row ${twin} of the file${whyAlike(definition, repeated)}.`;
    return reason ? { ...checked, verdict: { kind: 'exists', reason, canBeAdded: true } } : checked;
  });
}

/** Checks all rows and returns their verdicts in the order of the file. Rejects when a call fails, or when it is aborted. */
export async function checkRows(
  definition: ImportDefinition,
  mapping: Mapping,
  { rows }: Sheet,
  signal: AbortSignal,
  onProgress: (progress: CheckProgress) => void,
): Promise<CheckedRow[]> {
  const lookUp = await findAll(definition, mapping, rows, signal, (done, total) =>
    onProgress({ what: 'Looking up references', done, total }),
  );
  const notations = notationsIn(definition, mapping, rows);
  const read = rows.map((row) => readRow(definition, mapping, row, lookUp, notations));
  const existing = await existingMarks(definition, signal);
  const sound = read.filter(({ problems }) => problems.length === 0);
  const tried = await tryOut(definition, sound, signal, (done) =>
    onProgress({ what: 'Checking rows', done, total: sound.length }),
  );
  const byRow = new Map(
    markSame(definition, tried, existing).map((checked) => [checked.row.number, checked]),
  );
  return read.map(
    (row) => byRow.get(row.row.number) ?? { ...row, verdict: { kind: 'error', problems: row.problems } },
  );
}
