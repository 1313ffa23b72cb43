import type { AnyCollection, Query } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { LinkOf } from './link';
import { LoadingDialog } from './LoadingDialog';

interface LoadedLinksProps<C extends AnyCollection> {
  collection: C;
  query: Query<C>;
  title: string;
  size?: ComponentProps<typeof LoadingDialog>['size'];
  onClose: () => void;
  /** Renders the form with the links from when it opened; they do not change while a person types. */
  children: (opened: readonly LinkOf<C>[]) => ReactNode;
}

/** Loads the links of a hotel for the dialog that edits them. */
export function LoadedLinks<C extends AnyCollection>(props: LoadedLinksProps<C>) {
  const { collection, query, title, size, onClose, children } = props;
  const { data, error, isFetching, refetch } = useList(collection, query);
  const [opened, setOpened] = useState<readonly LinkOf<C>[]>();
  if (opened) return children(opened);
  if (data && !isFetching && !error) setOpened(data.result as LinkOf<C>[]);
  return (
    <LoadingDialog
      title={title}
      size={size}
      what="current entries"
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
