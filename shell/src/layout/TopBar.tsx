import { pathTo } from '@itinera/shared/routes';
import { Link as RouterLink, useNavigation } from '@itinera/shared/router';
import { AppBar, Box, IconButton, Link, Logo, SvgIcon, Toolbar } from '@itinera/shared/ui';
import { PersonButton } from '../account/PersonButton';
import { Bell } from '../notifications/Bell';
import type { OverlayName } from '../overlays/overlay';
import { GoToButton } from './GoToButton';
import { ProgressBar } from './ProgressBar';

interface TopBarProps {
  menuOpen: boolean;
  onToggleMenu: () => void;
  onOpen: (overlay: OverlayName) => void;
}

export function TopBar({ menuOpen, onToggleMenu, onOpen }: TopBarProps) {
  const { state } = useNavigation();
  return (
    <AppBar
      position="fixed"
      color="default"
      elevation={0}
      sx={{
        zIndex: ({ zIndex }) => zIndex.drawer + 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Toolbar sx={{ gap: { xs: 0.5, sm: 1.5 } }}>
        <IconButton
          edge="start"
          color="inherit"
          aria-label={menuOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={menuOpen}
          onClick={onToggleMenu}
        >
          <SvgIcon>
            <path d="M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z" />
          </SvgIcon>
        </IconButton>
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
        <GoToButton onClick={() => onOpen('palette')} />
        <Bell onClick={() => onOpen('notifications')} />
        <PersonButton onClick={() => onOpen('account')} />
      </Toolbar>
      <ProgressBar loading={state === 'loading'} />
    </AppBar>
  );
}
