import type { AnyCollection, BatchOperation } from '@itinera/shared/contracts';
import { someOf } from '@itinera/shared/format';
import { showSnackbar } from '@itinera/shared/state';
import { ApiError } from '../http/apiError';
import { reasonOf } from '../messages/reasonOf';
import { tellFailure } from '../messages/reportFailure';
import { client } from '../queries/client';
import { queryClient } from '../queries/queryClient';
import { repeatIfLost } from './repeatIfLost';

/** What takes back what was done with an entry. */
export interface Undo {
  name: string;
  operation: BatchOperation;
}

interface Refused {
  name: string;
  reason: string;
}

/** Takes back what can be taken back: an entry that somebody else has changed since is left alone, not the others. */
async function undoChunk(collection: AnyCollection, chunk: Undo[]): Promise<Refused[]> {
  const left: Refused[] = [];
  let rest = chunk;
  while (rest.length > 0) {
    try {
      const operations = rest.map(({ operation }) => operation);
      await repeatIfLost((key) => client(collection).batch(operations, key));
      break;
    } catch (error) {
      const refused =
        error instanceof ApiError && error.operation !== undefined ? rest[error.operation] : undefined;
      if (!refused) throw error;
      left.push({ name: refused.name, reason: reasonOf(error) });
      rest = rest.filter((undo) => undo !== refused);
    }
  }
  return left;
}

function tell(undone: string, left: Refused[]): void {
  const [first] = left;
  if (first)
    showSnackbar(`Left as it is: ${someOf(left.map(({ name }) => name))}. ${first.reason}`, 'warning');
  else showSnackbar(undone, 'success');
}

/**
 * Undoes chunk by chunk; `undone` is what is said when all went well: `12 hotels are as they were`. Never rejects; tells
 * how many were left as they are, and nothing when it could not be done.
 */
export async function undoSteps(
  collection: AnyCollection,
  chunks: Undo[][],
  undone: string,
): Promise<number | undefined> {
  const left: Refused[] = [];
  let waiting = chunks;
  try {
    for (const chunk of chunks) {
      left.push(...(await undoChunk(collection, chunk)));
      waiting = waiting.slice(1);
    }
    tell(undone, left);
    return left.length;
  } catch (error) {
    const again = { label: 'Try again', run: () => void undoSteps(collection, waiting, undone) };
    tellFailure(error, 'This could not be taken back.', again);
    return undefined;
  } finally {
    void queryClient.invalidateQueries({ queryKey: [collection.path] });
  }
}
