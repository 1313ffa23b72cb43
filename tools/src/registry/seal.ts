import type { LiveDocuments } from '@itinera/shared/contracts';
import type { State } from './live';

/** Content of the file of what is live, with the state signed as one text. */
export function sealed(
  state: State,
  documents: LiveDocuments['documents'],
  sign: (payload: string) => string | null,
): LiveDocuments {
  const payload = JSON.stringify(state);
  return { documents, state: { payload, signature: sign(payload) } };
}
