import { Divider } from '@itinera/shared/ui';
import { LabelledMenu, MenuItem } from '@itinera/shared/ui-more';
import type { ListSettings } from '../settings/useTableSettings';

interface RowsMenuProps {
  anchor: Element;
  settings: Pick<ListSettings, 'density' | 'paging' | 'change'>;
  onClose: () => void;
}

/** Menu of density and of paging or continuous scrolling. Stays open while selecting. */
export function RowsMenu({ anchor, settings: { density, paging, change }, onClose }: RowsMenuProps) {
  const item = (label: string, isChosen: boolean, run: () => void) => (
    <MenuItem
      role="menuitemradio"
      aria-checked={isChosen}
      selected={isChosen}
      sx={{ minHeight: 32 }}
      onClick={run}
    >
      {label}
    </MenuItem>
  );
  return (
    <LabelledMenu label="Display" anchor={anchor} onClose={onClose}>
      {item('Compact', density === 'compact', () => change({ density: 'compact' }))}
      {item('Comfortable', density === 'comfortable', () => change({ density: 'comfortable' }))}
      <Divider component="li" />
      {item('Pages', paging === 'pages', () => change({ paging: 'pages' }))}
      {item('Continuous', paging === 'scroll', () => change({ paging: 'scroll' }))}
    </LabelledMenu>
  );
}
