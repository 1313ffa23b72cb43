import { pathTo } from '@itinera/shared/routes';
import { Link as RouterLink } from '@itinera/shared/router';
import { Box, IconButton, Link, Logo, styled, SvgIcon } from '@itinera/shared/ui';
import { frame } from '@itinera/shared/ui/frame';
import { memo } from 'react';
import { PersonButton } from './PersonButton';
import { Bell } from '../notifications/Bell';
import type { OverlayName } from '../overlays/overlay';
import { GoToButton } from './GoToButton';
import { NavigationProgress } from './ProgressBar';

const Bar = styled('header')(({ theme: { palette, zIndex, breakpoints } }) => ({
  position: 'fixed',
  zIndex: zIndex.appBar,
  inset: '0 0 auto',
  height: frame.bar,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '0 8px',
  borderBottom: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  [breakpoints.up('sm')]: { gap: 12, padding: '0 20px 0 10px' },
}));

interface TopBarProps {
  /** Whether this person may open pages in this shell. If not, there is no menu, nothing to go to, and nothing to be notified of. */
  isUsable: boolean;
  menuOpen: boolean;
  onToggleMenu: () => void;
  onOpen: (overlay: OverlayName) => void;
}

export const TopBar = memo(function TopBar({ isUsable, menuOpen, onToggleMenu, onOpen }: TopBarProps) {
  return (
    // The component library keeps elements of this class in place while its dialogs hide the scroll bar.
    <Bar className="mui-fixed">
      {isUsable && (
        <IconButton
          color="inherit"
          aria-label={menuOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={menuOpen}
          onClick={onToggleMenu}
        >
          <SvgIcon>
            <path d="M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z" />
          </SvgIcon>
        </IconButton>
      )}
      <Link
        component={RouterLink}
        to={pathTo('index')}
        color="inherit"
        underline="none"
        sx={{ display: 'inline-flex' }}
      >
        <Logo size={28} />
      </Link>
      <Box sx={{ flexGrow: 1 }} />
      {isUsable && (
        <>
          <GoToButton onClick={() => onOpen('palette')} />
          <Bell onClick={() => onOpen('notifications')} />
        </>
      )}
      <PersonButton onClick={() => onOpen('account')} />
      <NavigationProgress />
    </Bar>
  );
});
