import { travellerMerge, travellers, type Traveller } from '@itinera/shared/contracts';
import { tagOf } from '@itinera/shared/data';

/** Dry run of a merge into a traveller, read like an entry by the id of the other. */
export const mergesInto = (id: string) => ({
  ...travellers,
  path: `${travellers.path}/${id}/merge`,
  entity: travellerMerge,
});

/** Merges the other into this traveller; refused if another user has changed this one since it was read. */
export const mergeInto = (id: string, kept: Traveller | undefined) => ({
  path: mergesInto(id).path,
  tag: kept && tagOf(kept),
  refresh: [travellers],
});
