import { EntitySelect } from '@itinera/shared/choices';
import { plural } from '@itinera/shared/format';
import { ConfirmDialog } from '@itinera/shared/forms';
import { Box } from '@itinera/shared/ui';
import { useState } from 'react';
import { managerSource } from '../../managerSource';

interface AssignManagerDialogProps {
  /** Number of selected bookings. */
  count: number;
  onAssign: (managerId: string | null) => void;
  onClose: () => void;
}

/** Sets or clears the manager of selected bookings. */
export function AssignManagerDialog({ count, onAssign, onClose }: AssignManagerDialogProps) {
  const [managerId, setManagerId] = useState<string>();
  return (
    <ConfirmDialog
      question={`Assign a manager to ${plural(count, 'booking')}`}
      verb="Assign"
      isDangerous={false}
      isReady
      onConfirm={() => onAssign(managerId ?? null)}
      onClose={onClose}
    >
      <Box sx={{ pt: 1 }}>
        <EntitySelect
          label="Manager"
          hint="Leave empty to assign nobody."
          {...managerSource}
          value={managerId}
          onChange={setManagerId}
        />
      </Box>
    </ConfirmDialog>
  );
}
