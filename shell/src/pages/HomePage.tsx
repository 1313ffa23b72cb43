import { menuFor } from '@itinera/shared/routes';
import { Link as RouterLink } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';
import { Box, Link, Page, Paper, Typography } from '@itinera/shared/ui';
import { personName } from '@itinera/shared/format';

/** Where everybody but a partner starts: the areas of the menu. */
export default function HomePage() {
  const { profile, partner } = useSession();
  return (
    <Page title={profile ? `Welcome, ${personName(profile)}` : 'Welcome'}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Choose where to go.
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 1.5, p: 0, m: 0, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}
      >
        {menuFor(partner !== undefined).map(({ name, path, label }) => (
          <Paper key={name} component="li" variant="outlined" sx={{ listStyle: 'none' }}>
            <Link component={RouterLink} to={path} sx={{ display: 'block', p: 2, fontWeight: 600 }}>
              {label}
            </Link>
          </Paper>
        ))}
      </Box>
    </Page>
  );
}
