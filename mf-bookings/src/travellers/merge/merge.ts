import { travellerMerge, travellers, type Traveller } from '@itinera/shared/contracts';
import { travellerCall } from '../travellerCall';

/** What merging others into a traveler would do, read like an entry by the id of the other. */
export const mergesInto = (id: string) => ({
  ...travellers,
  path: `${travellers.path}/${id}/merge`,
  entity: travellerMerge,
});

/** Makes the other a part of this traveler, unless somebody has changed this one since it was read. */
export const mergeInto = (kept: Traveller, otherId: string, key: string): Promise<Traveller> =>
  travellerCall(kept, { action: 'merge', data: { other_id: otherId }, key, others: [otherId] });
