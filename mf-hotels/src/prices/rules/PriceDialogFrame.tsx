import { SideSheet } from '@itinera/shared/forms';
import { Button } from '@itinera/shared/ui';
import { DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId, type ReactNode } from 'react';

interface PriceDialogFrameProps {
  title: string;
  /** Label of the button that adds an entry. */
  add: string;
  /** Undefined while that is not possible. */
  onAdd: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Sheet with a list of entries, which are added and edited in a sheet above it. */
export function PriceDialogFrame({ title, add, onAdd, onClose, children }: PriceDialogFrameProps) {
  const titleId = useId();
  return (
    <SideSheet titleId={titleId} size="md" onClose={onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" disabled={!onAdd} onClick={onAdd}>
          {add}
        </Button>
      </DialogActions>
    </SideSheet>
  );
}
