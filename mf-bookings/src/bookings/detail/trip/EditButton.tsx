import { pencilIcon } from '@itinera/shared/record';
import { IconButton } from '@itinera/shared/ui';

/** Opens the form of one entry; `label` names it, such as `Edit flight BT 651`. */
export const EditButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconButton size="small" color="inherit" aria-label={label} title={label} onClick={onClick}>
    {pencilIcon}
  </IconButton>
);
