import { Menu, MenuItem } from '@itinera/shared/ui-more';
import { formatDay } from '@itinera/shared/format';
import type { DayAction } from './actionsOn';

interface DayMenuProps {
  day: string;
  anchor: HTMLElement;
  actions: readonly DayAction[];
  onChoose: (action: DayAction) => void;
  onClose: () => void;
}

/** Menu of what can be edited and added on a day. */
export const DayMenu = ({ day, anchor, actions, onChoose, onClose }: DayMenuProps) => (
  <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': formatDay(day) } }}>
    {actions.map((action) => (
      <MenuItem
        key={`${action.dialog} ${action.label}`}
        dense
        disabled={action.isReadOnly ?? false}
        onClick={() => onChoose(action)}
        sx={{ whiteSpace: 'normal' }}
      >
        {action.label}
      </MenuItem>
    ))}
  </Menu>
);
