import type { AnyCollection } from '@itinera/shared/contracts';
import { showSnackbar } from '@itinera/shared/state';
import { ApiError } from '../http/apiError';
import { tellFailure } from '../messages/reportFailure';
import { client } from '../queries/client';
import { queryClient } from '../queries/queryClient';
import { repeatIfLost } from './repeatIfLost';

/** The server brings back what it has logged, with all that went with it. */
export async function undoRemoval(collection: AnyCollection, id: string, named: string): Promise<void> {
  try {
    await repeatIfLost((key) => client(collection).restore([id], key));
    showSnackbar(`${named} is back`, 'success');
  } catch (error) {
    const again = { label: 'Try again', run: () => void undoRemoval(collection, id, named) };
    const mayWork = error instanceof ApiError && error.isTemporary;
    tellFailure(error, `${named} could not be brought back.`, mayWork ? again : undefined);
  } finally {
    void queryClient.invalidateQueries({ queryKey: [collection.path] });
  }
}
