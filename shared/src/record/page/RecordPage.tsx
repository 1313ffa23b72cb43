import { capitalised, pluralOf } from '@itinera/shared/format';
import { Link as RouterLink, linkToList, useListOrigin } from '@itinera/shared/router';
import {
  Box,
  Button,
  LinearProgress,
  OutdatedNotice,
  Page,
  Stack,
  useMinimumDuration,
} from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { RecordSteps } from '../steps/RecordSteps';
import type { ListedRecords, RecordList } from '../steps/useNeighbours';
import { RecordMissing } from './RecordMissing';

interface RecordPageProps<T> {
  of: ListedRecords;
  /** What `useOne` has answered. */
  loaded: {
    data: T | undefined;
    error: Error | null;
    isPending: boolean;
    dataUpdatedAt: number;
    refetch: () => unknown;
  };
  /** One of them in a sentence: `hotel`. */
  noun: string;
  titleOf: (record: T) => string;
  addressOf: (id: string) => string;
  /** Path of their list. */
  list: string;
  /** Other lists whose rows open it. */
  otherLists?: readonly RecordList[];
  /** What may have become of a record that does not exist. */
  whenGone: string;
  /** Buttons of the page, beside the ways to other records. */
  actions?: ReactNode;
  children: (record: T) => ReactNode;
}

/**
 * The page of one record: its name, the ways to its neighbours and to the list that it was opened from, and what is to say while it is
 * loaded, when it can't be, and when what is shown could not be read again.
 */
export function RecordPage<T>({
  of,
  loaded: { data: record, error, isPending, dataUpdatedAt, refetch },
  noun,
  titleOf,
  addressOf,
  list,
  otherLists = [],
  whenGone,
  actions,
  children,
}: RecordPageProps<T>) {
  const isIndicated = useMinimumDuration(isPending);
  const origin = useListOrigin();
  const own: RecordList = { of, path: list, noun };
  // Undefined where it was not opened from a list that this page knows.
  const openedFrom = origin && [own, ...otherLists].find(({ path }) => path === (origin.path ?? list));
  const all = openedFrom ?? own;
  const again = () => void refetch();
  if (!isPending && record === undefined)
    return <RecordMissing {...{ noun, list, whenGone, error }} onRetry={again} />;
  return (
    <Page
      title={record === undefined ? capitalised(noun) : titleOf(record)}
      actions={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {openedFrom && <RecordSteps list={openedFrom} origin={origin} addressOf={addressOf} />}
          {actions}
          <Button component={RouterLink} {...linkToList(all.path, origin)}>
            All {pluralOf(all.noun)}
          </Button>
        </Stack>
      }
    >
      {/* Its height is kept, so that the record does not jump. */}
      <Box sx={{ height: 4 }}>{isIndicated && <LinearProgress aria-label={`Loading the ${noun}`} />}</Box>
      {record !== undefined && error && (
        <Box sx={{ mb: 2 }}>
          <OutdatedNotice error={error} since={dataUpdatedAt} onRetry={again} />
        </Box>
      )}
      {record !== undefined && children(record)}
    </Page>
  );
}
