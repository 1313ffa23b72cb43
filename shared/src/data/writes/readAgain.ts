import type { AnyCollection } from '@itinera/shared/contracts';
import { queryClient } from '../queries/queryClient';

/** Reads what the screen shows of a collection again, and of the one that embeds its entries; resolves when both are there. */
export async function readAgain({ path, partOf }: Pick<AnyCollection, 'path' | 'partOf'>): Promise<void> {
  const paths = partOf === undefined ? [path] : [path, partOf];
  await Promise.all(paths.map((each) => queryClient.invalidateQueries({ queryKey: [each] })));
}

/** Reads again what could not be read, where it is shown. */
export const readFailedAgain = (): Promise<void> =>
  queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
