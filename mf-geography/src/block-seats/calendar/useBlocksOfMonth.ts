import { blockSeats, type BlockSeat, type Query } from '@itinera/shared/contracts';
import { useListPages } from '@itinera/shared/data';
import { useState } from 'react';
import { firstDayOf, lastDayOf } from './month';

const perPage = 200;

type Filters = Query<typeof blockSeats>;

const byTime = (one: BlockSeat, other: BlockSeat): number =>
  one.departure_time.localeCompare(other.departure_time) ||
  one.flight_number.localeCompare(other.flight_number);

/** Groups blocks by day, earliest departure first. */
function byDay(blocks: readonly BlockSeat[]): ReadonlyMap<string, readonly BlockSeat[]> {
  const days = new Map<string, BlockSeat[]>();
  for (const block of blocks.toSorted(byTime)) {
    const same = days.get(block.departure_date);
    if (same) same.push(block);
    else days.set(block.departure_date, [block]);
  }
  return days;
}

/** All blocks that depart in a month, by day. `narrowed` are the filters of the list; the month replaces its days. */
export function useBlocksOfMonth(month: string, narrowed: Filters) {
  const [known, setKnown] = useState({ month, pages: 1 });
  const pages = known.month === month ? known.pages : 1;
  const { answers } = useListPages(
    blockSeats,
    {
      ...narrowed,
      with_data: true,
      sort: 'departure_date',
      departure_from: firstDayOf(month),
      departure_to: lastDayOf(month),
    },
    perPage,
    () => Array.from({ length: pages }, (_, at) => at + 1),
  );
  const total = answers[0]?.answer.data?.total;
  const wanted = total === undefined ? pages : Math.max(1, Math.ceil(total / perPage));
  // The first page has the total, from which the number of pages follows.
  if (wanted !== pages) setKnown({ month, pages: wanted });

  const blocks = answers.flatMap(({ answer }) => answer.data?.result ?? []);
  return {
    days: byDay(blocks),
    total,
    isComplete: answers.length === pages && answers.every(({ answer }) => answer.data !== undefined),
    failed: answers.find(({ answer }) => answer.error)?.answer,
  };
}
