import { travellerMerge, travellers, type Answer, type Traveller } from '@itinera/shared/contracts';
import { call, repeatIfLost, tagOf } from '@itinera/shared/data';

/** What merging others into a traveler would do, read like an entry by the id of the other. */
export const mergesInto = (id: string) => ({
  ...travellers,
  path: `${travellers.path}/${id}/merge`,
  entity: travellerMerge,
});

/** Makes the other a part of this traveler, unless somebody has changed this one since it was read. */
export function mergeInto(kept: Traveller, otherId: string, key: string): Promise<Traveller> {
  const tag = tagOf(kept);
  return repeatIfLost(() =>
    call<Answer<Traveller>>(
      {
        method: 'POST',
        url: mergesInto(kept.id).path,
        data: { other_id: otherId },
        headers: { 'Idempotency-Key': key, ...(tag !== undefined && { 'If-Match': tag }) },
      },
      (body) => 'result' in body,
    ),
  ).then(({ result }) => result);
}
