import { bookings, type Booking } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { queryOf, queueOf, works, type QueueRow, type Work } from './queue';

const mostRows = 10;

const useWork = (work: Work, managerId: string | undefined) =>
  useList(bookings, { ...queryOf(work, managerId), sort: work.sort, page: 1, per_page: mostRows });

export interface Queue {
  /** Undefined while a list is not known yet. */
  rows: QueueRow[] | undefined;
  /** Each list with its total, which are the same as on its page. */
  lists: { work: Work; total: number }[];
  error: unknown;
}

/** What is next in bookings, of one manager or of all. */
export function useQueue(managerId: string | undefined): Queue {
  const [first, second, third, fourth, fifth, sixth] = works;
  const reads = [
    useWork(first, managerId),
    useWork(second, managerId),
    useWork(third, managerId),
    useWork(fourth, managerId),
    useWork(fifth, managerId),
    useWork(sixth, managerId),
  ];
  const isKnown = reads.every(({ data, isPlaceholderData }) => data && !isPlaceholderData);
  const rowsOf = (result: readonly Booking[] | undefined) => result ?? [];
  return {
    rows: isKnown
      ? queueOf(
          reads.map(({ data }) => rowsOf(data?.result)),
          mostRows,
        )
      : undefined,
    lists: works.map((work, index) => ({ work, total: reads[index]?.data?.total ?? 0 })),
    error: reads.find(({ error }) => error)?.error,
  };
}
