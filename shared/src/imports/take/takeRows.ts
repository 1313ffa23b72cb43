import { ApiError, client, newKey, reasonOf, type Undo } from '@itinera/shared/data';
import { creation, inChunks } from '../check/checkRows';
import { refusal, type CheckedRow } from '../check/verdict';
import type { ImportDefinition } from '../definition';

/** Rows that are made together or not at all. The key is kept: asked for again, nothing is made twice. */
interface Chunk {
  key: string;
  rows: CheckedRow[];
}

/** How far the taking of rows has come; going on begins where it stopped. */
export interface Taking {
  waiting: Chunk[];
  /** What takes back what was made, chunk by chunk. */
  undos: Undo[][];
  added: number;
  /** Sound when they were checked, and refused when they came. */
  refused: CheckedRow[];
}

export const beginTaking = (rows: CheckedRow[]): Taking => ({
  waiting: inChunks(rows).map((chunk) => ({ key: newKey(), rows: chunk })),
  undos: [],
  added: 0,
  refused: [],
});

/** Without the row that was refused, the chunk is another wish: it gets a key of its own. */
function without(
  definition: ImportDefinition,
  taking: Taking,
  chunk: Chunk,
  culprit: CheckedRow,
  error: ApiError,
): Taking {
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, advice]) => [
      path.replace(/^operations\.\d+\.(body\.)?/, ''),
      advice,
    ]),
  );
  const refused: CheckedRow = {
    ...culprit,
    verdict: { kind: 'error', problems: refusal(definition, culprit.body, reasonOf(error), fields) },
  };
  const rest = { key: newKey(), rows: chunk.rows.filter((row) => row !== culprit) };
  return {
    ...taking,
    waiting: [...(rest.rows.length > 0 ? [rest] : []), ...taking.waiting.slice(1)],
    refused: [...taking.refused, refused],
  };
}

/** Makes the next chunk. Rejects when it is not known whether it was made; the same can then be asked for again. */
export async function takeChunk(definition: ImportDefinition, taking: Taking): Promise<Taking> {
  const [chunk] = taking.waiting;
  if (!chunk) return taking;
  const { of } = definition;
  try {
    const results = await client(of).batch(
      chunk.rows.map((row) => creation(definition, row)),
      chunk.key,
    );
    const undos = results.flatMap(({ result, etag }, index) => {
      const id = result !== null && !Array.isArray(result) ? result['id'] : undefined;
      const name = chunk.rows[index]?.name ?? '';
      return typeof id === 'string'
        ? [{ name, operation: { method: 'DELETE' as const, path: `${of.path}/${id}`, if_match: etag } }]
        : [];
    });
    return {
      ...taking,
      waiting: taking.waiting.slice(1),
      undos: [undos, ...taking.undos],
      added: taking.added + chunk.rows.length,
    };
  } catch (error) {
    const culprit =
      error instanceof ApiError && !error.isTemporary && error.operation !== undefined
        ? chunk.rows[error.operation]
        : undefined;
    if (!culprit || !(error instanceof ApiError)) throw error;
    return without(definition, taking, chunk, culprit, error);
  }
}
