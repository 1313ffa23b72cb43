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
  /** Result of `useOne`. */
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
  /** Number or code beside the title. */
  referenceOf?: (record: T) => string | undefined;
  addressOf: (id: string) => string;
  /** Path of their list. */
  list: string;
  /** Other lists whose rows open it. */
  otherLists?: readonly RecordList[];
  /** Why a record may no longer exist. */
  whenGone: string;
  /** Tabs and facts, beside the title. */
  besideOf?: (record: T) => ReactNode;
  /** Buttons of the page, beside the steps to other records. */
  actions?: ReactNode;
  children: (record: T) => ReactNode;
}

/**
 * Page of a record: its name, steps to its neighbours, a link to the list that it was opened from, and messages while it is loading,
 * missing or outdated.
 */
export function RecordPage<T>({
  of,
  loaded: { data: record, error, isPending, dataUpdatedAt, refetch },
  noun,
  titleOf,
  referenceOf,
  addressOf,
  list,
  otherLists = [],
  whenGone,
  besideOf,
  actions,
  children,
}: RecordPageProps<T>) {
  const isIndicated = useMinimumDuration(isPending);
  const origin = useListOrigin();
  const own: RecordList = { of, path: list, noun };
  // Undefined if it was not opened from a list that this page knows.
  const openedFrom = origin && [own, ...otherLists].find(({ path }) => path === (origin.path ?? list));
  const all = openedFrom ?? own;
  const again = () => void refetch();
  if (!isPending && record === undefined)
    return <RecordMissing {...{ noun, list, whenGone, error }} onRetry={again} />;
  return (
    <Page
      title={record === undefined ? capitalised(noun) : titleOf(record)}
      reference={record && referenceOf?.(record)}
      beside={record && besideOf?.(record)}
      actions={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {openedFrom && <RecordSteps list={openedFrom} origin={origin} addressOf={addressOf} />}
          <Button component={RouterLink} {...linkToList(all.path, origin)}>
            All {pluralOf(all.noun)}
          </Button>
          {actions}
        </Stack>
      }
    >
      {/* In the gap below the head, so that the record does not jump. */}
      <Box sx={{ height: 4, mt: -0.5 }}>
        {isIndicated && <LinearProgress aria-label={`Loading the ${noun}`} />}
      </Box>
      {record !== undefined && error && (
        <Box sx={{ mb: 2 }}>
          <OutdatedNotice error={error} since={dataUpdatedAt} onRetry={again} />
        </Box>
      )}
      {record !== undefined && children(record)}
    </Page>
  );
}
