import type { AnyCollection, Query } from '@itinera/shared/contracts';
import { messageOf, useList } from '@itinera/shared/data';
import { Alert, Button, LinearProgress } from '@itinera/shared/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId, useState, type ReactNode } from 'react';
import type { LinkOf } from './link';

interface LoadedLinksProps<C extends AnyCollection> {
  collection: C;
  query: Query<C>;
  title: string;
  onClose: () => void;
  /** Renders the form with the links from when it opened; they do not change while a person types. */
  children: (opened: readonly LinkOf<C>[]) => ReactNode;
}

/** Loads the links of a hotel for the dialog that edits them. */
export function LoadedLinks<C extends AnyCollection>(props: LoadedLinksProps<C>) {
  const { collection, query, title, onClose, children } = props;
  const { data, error, isFetching, refetch } = useList(collection, query);
  const [opened, setOpened] = useState<readonly LinkOf<C>[]>();
  const titleId = useId();
  if (opened) return children(opened);
  if (data && !isFetching && !error) setOpened(data.result as LinkOf<C>[]);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {error ? <Alert severity="error">{messageOf(error)}</Alert> : <LinearProgress aria-label="Loading" />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {error && <Button onClick={() => void refetch()}>Try again</Button>}
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
