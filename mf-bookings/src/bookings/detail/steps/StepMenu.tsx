import { LabelledMenu, MenuItem } from '@itinera/shared/ui-more';
import type { OfferedStep } from './offeredSteps';

interface StepMenuProps {
  steps: readonly OfferedStep[];
  anchor: Element;
  onChoose: (step: OfferedStep) => void;
  onClose: () => void;
}

/** Menu of steps and other actions on a booking. */
export const StepMenu = ({ steps, anchor, onChoose, onClose }: StepMenuProps) => (
  <LabelledMenu label="More steps" anchor={anchor} onClose={onClose}>
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
  </LabelledMenu>
);
