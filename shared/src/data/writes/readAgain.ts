import type { AnyCollection } from '@itinera/shared/contracts';
import { queryClient } from '../cache/queryClient';

/** Refreshes what the screen shows of a collection, and of the one that embeds its entries; resolves when both are loaded. */
export async function readAgain({ path, partOf }: Pick<AnyCollection, 'path' | 'partOf'>): Promise<void> {
  const paths = partOf === undefined ? [path] : [path, partOf];
  await Promise.all(paths.map((each) => queryClient.invalidateQueries({ queryKey: [each] })));
}

/** Retries failed reads of the screen. */
export const readFailedAgain = (): Promise<void> =>
  queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
