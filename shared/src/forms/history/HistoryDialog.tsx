import { Button } from '@itinera/shared/ui';
import { DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId } from 'react';
import { SideSheet } from '../frame/SideSheet';
import { HistoryList } from './HistoryList';
import type { HistoryOf } from './historyOf';

interface HistoryDialogProps {
  of: HistoryOf;
  onClose: () => void;
}

/** History of an entry, beside its form or list. */
export function HistoryDialog({ of, onClose }: HistoryDialogProps) {
  const titleId = useId();
  return (
    <SideSheet titleId={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>History</DialogTitle>
      <DialogContent>
        <HistoryList of={of} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </SideSheet>
  );
}
