import type { WorkCount } from '@itinera/shared/contracts';
import { formatDayInWords } from '@itinera/shared/format';
import { today } from '@itinera/shared/state';
import { Box, Page, Typography } from '@itinera/shared/ui';
import { announcedTiles, workFigures, workTiles } from '../remotes/registry';
import { Figure } from './Figure';
import { MoreWork } from './MoreWork';
import { Tile } from './Tile';

const columns = { display: 'grid', gap: 1.5, mb: 1.5 } as const;

const addressOf = ({ path, query }: WorkCount) => JSON.stringify([path, query]);

/** What of the work is neither a figure nor in a tile. */
function moreWork(): WorkCount[] {
  const figures = new Set(workFigures().map(addressOf));
  return workTiles().flatMap(({ counts }) =>
    counts.filter((count) => !count.isInTile && !figures.has(addressOf(count))),
  );
}

/** Start page of staff, a queue of work: figures, what is next for the person, and what else waits. */
export default function HomePage() {
  const tiles = announcedTiles();
  const column = (shown: typeof tiles) => (
    <Box sx={{ ...columns, mb: 0, alignContent: 'start', minWidth: 0 }}>
      {shown.map((tile) => (
        <Tile key={`${tile.owner} ${tile.name}`} {...tile} />
      ))}
    </Box>
  );
  return (
    <Page title="Today" actions={<Typography color="textSecondary">{formatDayInWords(today())}</Typography>}>
      <Box
        component="ul"
        aria-label="Figures"
        sx={{
          ...columns,
          p: 0,
          mt: 0,
          listStyle: 'none',
          gridTemplateColumns: {
            xs: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
            lg: 'repeat(4, 1fr)',
          },
        }}
      >
        {workFigures().map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
      </Box>
      <Box
        sx={{
          ...columns,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        {column(tiles.filter(({ isAside }) => !isAside))}
        {column(tiles.filter(({ isAside }) => isAside))}
      </Box>
      <Typography component="h2" variant="subtitle1" sx={{ mt: 2.5, mb: 0.5 }}>
        Also waiting
      </Typography>
      <MoreWork label="Also waiting" counts={moreWork()} wraps />
    </Page>
  );
}
