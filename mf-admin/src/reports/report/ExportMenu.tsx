import { Menu, MenuItem } from '@itinera/shared/ui-more';

interface ExportMenuProps {
  anchor: HTMLElement;
  onChoose: (kind: 'csv' | 'xlsx') => void;
  onClose: () => void;
}

export const ExportMenu = ({ anchor, onChoose, onClose }: ExportMenuProps) => (
  <Menu open anchorEl={anchor} onClose={onClose}>
    <MenuItem onClick={() => onChoose('csv')}>CSV</MenuItem>
    <MenuItem onClick={() => onChoose('xlsx')}>Excel (XLSX)</MenuItem>
  </Menu>
);
