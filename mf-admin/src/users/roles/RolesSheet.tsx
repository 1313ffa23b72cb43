import { SideSheet } from '@itinera/shared/forms';
import { Button } from '@itinera/shared/ui';
import { DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId } from 'react';
import { Roles, rolesTitle } from './Roles';

/** The roles beside the list, where the page has no room for them. */
export function RolesSheet({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  return (
    <SideSheet titleId={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{rolesTitle}</DialogTitle>
      <DialogContent>
        <Roles />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </SideSheet>
  );
}
