import { signOut } from '@itinera/shared/data';
import { menuFor } from '@itinera/shared/routes';
import { NavLink } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';
import { Divider, Drawer, List, ListItem, ListItemButton, ListItemText, Toolbar } from '@itinera/shared/ui';

const WIDTH = 232;

interface DrawerMenuProps {
  open: boolean;
  /** From 1200 px up the menu is beside the page, below that it covers the page. */
  wide: boolean;
  onClose: () => void;
}

export function DrawerMenu({ open, wide, onClose }: DrawerMenuProps) {
  const { partner } = useSession();
  return (
    <Drawer
      variant={wide ? 'persistent' : 'temporary'}
      open={open}
      onClose={onClose}
      // A menu that covers the page is a dialog and needs a name.
      slotProps={{ paper: wide ? {} : { 'aria-label': 'Menu' } }}
      sx={{ width: wide && open ? WIDTH : 0, flexShrink: 0, '& .MuiDrawer-paper': { width: WIDTH } }}
    >
      <Toolbar />
      <nav aria-label="Main menu">
        <List>
          {menuFor(partner !== undefined).map(({ name, path, label }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                component={NavLink}
                to={path}
                onClick={onClose}
                sx={{
                  '&.active': {
                    bgcolor: 'action.selected',
                    color: 'primary.main',
                    '& span': { fontWeight: 600 },
                  },
                }}
              >
                <ListItemText primary={label} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <Divider />
        <List>
          <ListItem disablePadding>
            <ListItemButton onClick={signOut}>
              <ListItemText primary="Log Out" />
            </ListItemButton>
          </ListItem>
        </List>
      </nav>
    </Drawer>
  );
}
