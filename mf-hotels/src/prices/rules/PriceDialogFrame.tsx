import { Button, useMediaQuery, useTheme } from '@itinera/shared/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
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

/** Frame of a dialog with a list; full screen on a phone. */
export function PriceDialogFrame({ title, add, onAdd, onClose, children }: PriceDialogFrameProps) {
  const titleId = useId();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={isNarrow} aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" disabled={!onAdd} onClick={onAdd}>
          {add}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
