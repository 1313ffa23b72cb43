import { Menu, MenuItem } from '@itinera/shared/ui-more';
import type { OfferedStep } from './offeredSteps';

const label = 'More steps';

interface StepMenuProps {
  steps: readonly OfferedStep[];
  anchor: Element;
  onChoose: (step: OfferedStep) => void;
  onClose: () => void;
}

/** Menu of steps and other actions on a booking. */
export const StepMenu = ({ steps, anchor, onChoose, onClose }: StepMenuProps) => (
  <Menu
    open
    anchorEl={anchor}
    onClose={onClose}
    // Rendered at the end of the page, outside all landmarks.
    slotProps={{
      paper: { role: 'region', 'aria-label': label },
      list: { 'aria-label': label, dense: true },
    }}
  >
    {steps.map((step) => (
      <MenuItem
        key={step.dialog}
        sx={step.isDangerous ? { color: 'error.main' } : undefined}
        onClick={() => {
          onClose();
          onChoose(step);
        }}
      >
        {step.label}
      </MenuItem>
    ))}
  </Menu>
);
