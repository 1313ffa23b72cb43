import { personName } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';
import { Box, Link, Page, Paper, Typography } from '@itinera/shared/ui';
import { menuGroups } from '../menu/menuGroups';
import { announcedTiles, workTiles } from '../remotes/registry';
import { Tile } from './Tile';
import { WorkTile } from './WorkTile';

const grid = (width: number) => ({
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`,
});

/** Start page of staff: pending work, tiles of the remotes, and the areas of the menu. */
export default function HomePage() {
  const { profile, partner } = useSession();
  const areas = menuGroups(partner !== undefined).flatMap(({ entries }) => entries);
  return (
    <Page title={profile ? `Welcome, ${personName(profile)}` : 'Welcome'}>
      <Box sx={{ ...grid(320), mb: 3, alignItems: 'start' }}>
        {workTiles().map((work) => (
          <WorkTile key={work.title} {...work} />
        ))}
        {announcedTiles().map((tile) => (
          <Tile key={`${tile.owner} ${tile.name}`} {...tile} />
        ))}
      </Box>
      <Typography component="h2" variant="h2" sx={{ mb: 1.5 }}>
        All areas
      </Typography>
      <Box component="ul" sx={{ ...grid(200), p: 0, m: 0 }}>
        {areas.map(({ name, path, label }) => (
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
