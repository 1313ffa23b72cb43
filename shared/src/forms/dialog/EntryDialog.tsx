import type { AnyCollection, Entity } from '@itinera/shared/contracts';
import { messageOf, useEntryToEdit } from '@itinera/shared/data';
import { Alert, Button, RowsLoading } from '@itinera/shared/ui';
import { DialogActions, DialogContent } from '@itinera/shared/ui-more';
import { Fragment, useId, type ReactNode } from 'react';
import { SheetHead } from '../frame/SheetHead';
import { SideSheet } from '../frame/SideSheet';
import { useSheetSteps } from './useSheetSteps';

interface EntryDialogProps<C extends AnyCollection> {
  collection: C;
  id: string;
  query: Record<string, unknown>;
  title: string;
  onClose: () => void;
  /** The sheet, rendered as soon as the entry is loaded. */
  children: (entry: Entity<C>) => ReactNode;
}

/** Loads an entry for the sheet that edits it: rows of a list lack the ETag and fields that a safe write needs. */
export function EntryDialog<C extends AnyCollection>({
  collection,
  id,
  query,
  title,
  onClose,
  children,
}: EntryDialogProps<C>) {
  const { data, error, refetch } = useEntryToEdit(collection, id, query);
  const titleId = useId();
  const rows = useSheetSteps((open) => open());
  // Another entry has a form of its own.
  if (data) return <Fragment key={id}>{children(data)}</Fragment>;
  return (
    <SideSheet titleId={titleId} onClose={onClose} onKeyDown={rows.onKeyDown}>
      <SheetHead id={titleId} title={title}>
        {rows.buttons}
      </SheetHead>
      <DialogContent>
        {error ? <Alert severity="error">{messageOf(error)}</Alert> : <RowsLoading rows={8} />}
      </DialogContent>
      <DialogActions>
        {error && <Button onClick={() => void refetch()}>Try again</Button>}
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </SideSheet>
  );
}
