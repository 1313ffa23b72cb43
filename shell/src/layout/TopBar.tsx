import { personName } from '@itinera/shared/format';
import { pathTo } from '@itinera/shared/routes';
import { Link as RouterLink, useNavigation } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';
import { AppBar, Box, IconButton, Link, Logo, SvgIcon, Toolbar, Typography } from '@itinera/shared/ui';
import { ProgressBar } from './ProgressBar';

interface TopBarProps {
  menuOpen: boolean;
  onToggleMenu: () => void;
}

const roleNames = { admin: 'Admin', manager: 'Manager', operator: 'Operator', dmc: 'Partner' } as const;

export function TopBar({ menuOpen, onToggleMenu }: TopBarProps) {
  const { profile } = useSession();
  const { state } = useNavigation();
  return (
    <AppBar
      position="fixed"
      color="default"
      elevation={0}
      sx={{ zIndex: ({ zIndex }) => zIndex.drawer + 1, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Toolbar sx={{ gap: 1.5 }}>
        <IconButton
          edge="start"
          color="inherit"
          aria-label={menuOpen ? 'Close the menu' : 'Open the menu'}
          aria-expanded={menuOpen}
          onClick={onToggleMenu}
        >
          <SvgIcon>
            <path d="M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z" />
          </SvgIcon>
        </IconButton>
        <Link component={RouterLink} to={pathTo('index')} color="inherit" underline="none" sx={{ display: 'inline-flex' }}>
          <Logo size={28} />
        </Link>
        <Box sx={{ flexGrow: 1 }} />
        {profile && (
          <Box sx={{ textAlign: 'right', minWidth: 0 }}>
            <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
              {profile.company_name ?? personName(profile)}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="div">
              {roleNames[profile.role]}
            </Typography>
          </Box>
        )}
      </Toolbar>
      <ProgressBar loading={state === 'loading'} />
    </AppBar>
  );
}
