import { LabelledMenu, MenuItem } from '@itinera/shared/ui-more';

interface TravellerMenuProps {
  anchor: Element;
  /** Called with the dialog to open. */
  onChoose: (dialog: string) => void;
  onClose: () => void;
}

const actions = [
  { dialog: 'history', label: 'History' },
  { dialog: 'merge', label: 'Merge' },
  { dialog: 'anonymise', label: 'Anonymise', isDangerous: true },
  { dialog: 'delete', label: 'Delete', isDangerous: true },
];

/** Menu of what is rarely done with a traveler. */
export const TravellerMenu = ({ anchor, onChoose, onClose }: TravellerMenuProps) => (
  <LabelledMenu label="More actions" anchor={anchor} onClose={onClose}>
    {actions.map(({ dialog, label, isDangerous }) => (
      <MenuItem
        key={dialog}
        sx={isDangerous ? { color: 'error.main' } : undefined}
        onClick={() => {
          onClose();
          onChoose(dialog);
        }}
      >
        {label}
      </MenuItem>
    ))}
  </LabelledMenu>
);
