import type { Entity } from '@itinera/shared/contracts';
import type { ListCollection } from '@itinera/shared/grid';
import type { NamesOf, NamesRow } from './namesOf';

export const toRow = <C extends ListCollection>(
  names: NamesOf<C>,
  entry: Entity<C> & { id: string },
): NamesRow => ({
  id: entry.id,
  name: names.nameOf(entry),
  under: names.underOf?.(entry),
  saved: names.savedIn(entry),
});
