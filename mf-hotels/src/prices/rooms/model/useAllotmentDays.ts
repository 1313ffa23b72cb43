import { allotmentDaysPath, allotments, type AllotmentDay } from '@itinera/shared/contracts';
import { queryClient, useAnswer } from '@itinera/shared/data';
import { useState } from 'react';
import type { PriceOwner } from '../../cells/saveCells';
import type { Span } from './span';

/** Nights with a number of their own, or with rooms that bookings have, and which nights were read. */
export interface KnownDays {
  span: Span;
  days: readonly AllotmentDay[];
  /** When they were read, in milliseconds since 1970. */
  at: number;
}

/** Reads nights; those that were read before are kept until the answer arrives. Read again with the allotments. */
export function useAllotmentDays(owner: PriceOwner, { from, to }: Span) {
  const { data, error, dataUpdatedAt, refetch } = useAnswer<AllotmentDay[]>(
    allotmentDaysPath,
    { ...owner, from, to },
    allotments.path,
  );
  const [last, setLast] = useState<KnownDays>();
  // The same object until another answer arrives: what is compared with it must not be compared again in each render.
  const isNew = data !== undefined && last?.days !== data;
  const known = isNew ? { span: { from, to }, days: data, at: dataUpdatedAt } : last;
  if (known !== last) setLast(known);
  return {
    known,
    /** Whether the answer is about these nights. */
    isRead: data !== undefined,
    error,
    since: known?.at ?? dataUpdatedAt,
    refetch: () => void refetch(),
  };
}

/** Writes saved numbers into the cached answer, so that the grid shows them before it is read again. */
export function cacheDays(
  owner: PriceOwner,
  { from, to }: Span,
  saved: readonly Pick<AllotmentDay, 'allotment_id' | 'day' | 'rooms'>[],
): void {
  const keyOf = ({ allotment_id, day }: Pick<AllotmentDay, 'allotment_id' | 'day'>) =>
    `${allotment_id}/${day}`;
  const key = [allotments.path, allotmentDaysPath, { ...owner, from, to }];
  queryClient.setQueryData<AllotmentDay[]>(key, (days) => {
    if (!days) return days;
    const news = new Map(saved.map((night) => [keyOf(night), night]));
    const kept = days.map((night) => {
      const now = news.get(keyOf(night));
      news.delete(keyOf(night));
      return now ? { ...night, rooms: now.rooms } : night;
    });
    const added = [...news.values()].map(({ allotment_id, day, rooms }) => ({
      allotment_id,
      day,
      rooms,
      sold: 0,
      held: 0,
    }));
    return [...kept, ...added];
  });
}
