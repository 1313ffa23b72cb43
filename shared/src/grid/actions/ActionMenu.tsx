import { LabelledMenu, MenuItem } from '@itinera/shared/ui-more';
import { Box } from '@itinera/shared/ui';
import type { RowAction } from './rowAction';

interface ActionMenuProps {
  label: string;
  actions: RowAction[];
  anchor: Element;
  onClose: () => void;
}

/** Menu of actions. An unavailable action remains in it and says why. */
export function ActionMenu({ label, actions, anchor, onClose }: ActionMenuProps) {
  return (
    <LabelledMenu label={label} anchor={anchor} onClose={onClose}>
      {actions.map(({ label: text, run, danger, disabledBecause }) => (
        <MenuItem
          key={text}
          aria-disabled={disabledBecause !== undefined}
          sx={{
            color: disabledBecause ? 'text.disabled' : danger ? 'error.main' : undefined,
            minHeight: 32,
            display: 'block',
          }}
          onClick={() => {
            if (disabledBecause !== undefined) return;
            onClose();
            run();
          }}
        >
          {text}
          {disabledBecause && (
            <Box
              component="span"
              sx={{
                display: 'block',
                fontSize: '0.75rem',
                whiteSpace: 'normal',
                maxWidth: 280,
                color: 'text.secondary',
              }}
            >
              {disabledBecause}
            </Box>
          )}
        </MenuItem>
      ))}
    </LabelledMenu>
  );
}
