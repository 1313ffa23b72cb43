import type { AnyCollection, Query } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import type { ListOrigin } from '@itinera/shared/router';
import type { ZodMiniType } from '@itinera/shared/schema';

/** Records of a list, read by their ids. */
export type ListedRecords = AnyCollection & { entity: ZodMiniType<{ id: string }> };

/** A list that a record is opened from. */
export interface RecordList {
  of: ListedRecords;
  /** Its path. */
  path: string;
  /** One of its rows in a sentence: `payment`. */
  noun: string;
  /** Field of a row with the id of the record that it opens, if it is not the row's own. */
  opens?: string;
}

interface Neighbour extends Pick<ListOrigin, 'id' | 'place'> {
  /** Id of the record that the row opens. */
  record: unknown;
}

/**
 * Previous and next record in the list that a record was opened from, in its sort and filters. Reads the same pages as the list, so that
 * only a step across pages is a request.
 */
export function useNeighbours(
  { of, opens = 'id' }: RecordList,
  { id, query, pageSize, place: openedAt }: ListOrigin,
) {
  const page = Math.floor(openedAt / pageSize);
  const usePage = (number: number, isWanted: boolean) => {
    const asked: Query<ListedRecords> = { ...query, page: number + 1, per_page: pageSize };
    const { data, isPlaceholderData } = useList(of, asked, isWanted);
    return isWanted && !isPlaceholderData ? data : undefined;
  };
  const here = usePage(page, true);
  const found = here?.result.findIndex((entry) => entry.id === id) ?? -1;
  // A record that the filters no longer find keeps its position.
  const place = found < 0 ? openedAt : page * pageSize + found;
  const before = usePage(page - 1, place === page * pageSize && page > 0);
  const isLast = here !== undefined && place === (page + 1) * pageSize - 1 && place < here.total - 1;
  const after = usePage(page + 1, isLast);

  const at = (wanted: number): Neighbour | undefined => {
    const rows = [before, here, after][Math.floor(wanted / pageSize) - page + 1]?.result;
    const entry: { id: string; [field: string]: unknown } | undefined = rows?.[wanted % pageSize];
    return entry === undefined || wanted < 0
      ? undefined
      : { id: entry.id, place: wanted, record: entry[opens] };
  };
  return { place, total: here?.total, previous: at(place - 1), next: at(place + 1) };
}
