import { SideSheet } from '@itinera/shared/forms';
import { Button } from '@itinera/shared/ui';
import { DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { NotLoaded } from '@itinera/shared/record';

interface LoadingDialogProps extends ComponentProps<typeof NotLoaded> {
  title: string;
  /** That of the form. */
  size?: ComponentProps<typeof SideSheet>['size'];
  onClose: () => void;
  /** Why there is nothing to load. */
  children?: ReactNode;
}

/** Sheet shown while a form loads its entry. */
export function LoadingDialog({ title, size, onClose, children, ...loading }: LoadingDialogProps) {
  const titleId = useId();
  return (
    <SideSheet titleId={titleId} size={size} onClose={onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children || <NotLoaded {...loading} />}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </SideSheet>
  );
}
