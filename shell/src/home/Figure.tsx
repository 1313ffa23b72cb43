import type { WorkFigure } from '@itinera/shared/contracts';
import { useTotal } from '@itinera/shared/data';
import { Link } from '@itinera/shared/router';
import { Box, styled, Typography } from '@itinera/shared/ui';
import { useId } from 'react';
import { linkAddress } from '../remotes/linkAddress';
import { Stake } from './Stake';
import { Waiting } from './Waiting';

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  minHeight: 96,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 10,
  backgroundColor: theme.palette.background.paper,
  padding: theme.spacing(1.5, 2),
  '&:hover': {
    backgroundImage: `linear-gradient(${theme.palette.action.hover}, ${theme.palette.action.hover})`,
  },
  '& a': { color: theme.palette.text.secondary, textDecoration: 'none' },
  // The whole card is the target.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
}));

/** One number that matters today, what is at stake, and the way to its rows. */
export function Figure(figure: WorkFigure) {
  const { label, path, query, tone } = figure;
  const { total, error } = useTotal(path, query);
  const detailsId = useId();
  return (
    <Card>
      <Typography variant="caption" component={Link} to={linkAddress(figure)} aria-describedby={detailsId}>
        {label}
      </Typography>
      <Box id={detailsId}>
        <Typography
          component="strong"
          variant="h5"
          sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}
        >
          {total ?? (error ? 'unavailable' : <Waiting />)}
        </Typography>
        <Typography
          component="span"
          variant="caption"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1,
            color: total ? `${tone}.main` : 'text.secondary',
            fontWeight: 500,
          }}
        >
          {total ? <Stake figure={figure} total={total} /> : total === 0 && 'all done'}
        </Typography>
      </Box>
    </Card>
  );
}
