import { travellerMerge, travellers, type Traveller } from '@itinera/shared/contracts';
import { act, tagOf } from '@itinera/shared/data';

/** Dry run of a merge into a traveller, read like an entry by the id of the other. */
export const mergesInto = (id: string) => ({
  ...travellers,
  path: `${travellers.path}/${id}/merge`,
  entity: travellerMerge,
});

/** Merges the other into this traveller; refused if another user has changed this one since it was read. */
export const mergeInto = (kept: Traveller, otherId: string, key: string): Promise<Traveller> =>
  act<Traveller>(
    {
      path: mergesInto(kept.id).path,
      body: { other_id: otherId },
      tag: tagOf(kept),
      refresh: [travellers],
    },
    key,
  );
