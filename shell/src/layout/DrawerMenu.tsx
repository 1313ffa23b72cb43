import { useSession } from '@itinera/shared/state';
import { IconButton, styled, SvgIcon } from '@itinera/shared/ui';
import { frame } from '@itinera/shared/ui/frame';
import { memo } from 'react';
import { closeIcon } from '../layers/closeIcon';
import { ModalLayer } from '../layers/ModalLayer';
import { MenuEntries } from './MenuEntries';
import { menuGroups } from '../menu/menuGroups';

const Beside = styled('div')(({ theme: { palette, zIndex } }) => ({
  position: 'sticky',
  // Below the top bar, and above what the page pins, so that tooltips are visible.
  zIndex: zIndex.appBar - 1,
  top: frame.bar,
  flex: 'none',
  height: `calc(100dvh - ${frame.bar}px)`,
  overflow: 'hidden auto',
  backgroundColor: palette.background.paper,
  boxShadow: `inset -1px 0 ${palette.divider}`,
}));

interface DrawerMenuProps {
  open: boolean;
  /** From 1200 px up the menu is beside the page, below that it covers the page. */
  wide: boolean;
  onClose: () => void;
}

/** The menu: beside the page and collapsible to icons, or a sheet over it. */
export const DrawerMenu = memo(function DrawerMenu({ open, wide, onClose }: DrawerMenuProps) {
  const isPartner = useSession(({ partner }) => partner !== undefined);
  const groups = menuGroups(isPartner);
  if (wide) {
    return (
      <Beside sx={{ width: open ? frame.menu : frame.rail }}>
        <MenuEntries groups={groups} rail={!open} />
      </Beside>
    );
  }
  return (
    <ModalLayer open={open} side="left" label="Menu" onClose={onClose}>
      <IconButton
        aria-label="Close menu"
        onClick={onClose}
        sx={{ alignSelf: 'flex-start', m: '8px 8px 0', width: 40 }}
      >
        <SvgIcon>
          <path d={closeIcon} />
        </SvgIcon>
      </IconButton>
      <MenuEntries groups={groups} onChoose={onClose} />
    </ModalLayer>
  );
});
