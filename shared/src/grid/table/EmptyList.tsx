import { ApiError, messageOf } from '@itinera/shared/data';
import { pluralOf } from '@itinera/shared/format';
import { Button, Notice } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import type { ListState } from '../list/useListState';
import { EmptyPicture } from './EmptyPicture';

interface EmptyListProps {
  error: Error | null;
  list: ListState;
  noun: string;
  /** Total of rows, for a page beyond the last one. */
  total: number;
  whenEmpty: ReactNode;
  onRetry: () => void;
}

/** Explains why a list shows no rows: no permission, a failure, an outdated page, filters that exclude all, nothing yet. */
export function EmptyList({ error, list, noun, total, whenEmpty, onRetry }: EmptyListProps) {
  if (error instanceof ApiError && error.status === 403) {
    return <Notice title="You don’t have permission to view this list">{messageOf(error)}</Notice>;
  }
  if (error) {
    return (
      <Notice
        role="alert"
        title="The list could not be loaded"
        action={
          <Button variant="contained" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {messageOf(error)}
      </Notice>
    );
  }
  if (total > 0) {
    return (
      <Notice
        title="This page is empty"
        action={
          <Button variant="outlined" onClick={() => list.setPage(1)}>
            Go to the first page
          </Button>
        }
      >
        The list has become shorter, or the link is out of date.
      </Notice>
    );
  }
  if (list.isNarrowed) {
    return (
      <Notice
        title={list.q ? `No results for ‘${list.q}’` : `No matching ${pluralOf(noun)}`}
        action={
          <Button variant="outlined" onClick={list.clear}>
            Clear filters
          </Button>
        }
      >
        Change the search or clear the filters.
      </Notice>
    );
  }
  return (
    <Notice title={`No ${pluralOf(noun)} yet`} picture={<EmptyPicture />}>
      {whenEmpty}
    </Notice>
  );
}
