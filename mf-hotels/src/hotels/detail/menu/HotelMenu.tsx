import { Link, useDialogAddress, useLocation } from '@itinera/shared/router';
import { LabelledMenu, MenuItem } from '@itinera/shared/ui-more';

interface HotelMenuProps {
  id: string;
  anchor: Element;
  onClose: () => void;
}

/** Menu of what is rarely done with a hotel. */
export function HotelMenu({ id, anchor, onClose }: HotelMenuProps) {
  const { state } = useLocation();
  const duplicating = useDialogAddress('duplicate');
  return (
    <LabelledMenu label="More actions" anchor={anchor} onClose={onClose}>
      <MenuItem component={Link} to="?preview=partner" state={state} onClick={onClose}>
        See as partner
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose();
          duplicating.open(id);
        }}
      >
        Duplicate hotel
      </MenuItem>
    </LabelledMenu>
  );
}
