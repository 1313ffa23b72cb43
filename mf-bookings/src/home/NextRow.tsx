import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { today } from '@itinera/shared/state';
import { Box, Link, styled, Typography, visuallyHidden } from '@itinera/shared/ui';
import type { QueueRow } from './queue';

const Row = styled('li')(({ theme }) => ({
  // All rows share the columns of their list.
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  columnGap: theme.spacing(1.5),
  minHeight: 36,
  borderTop: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.down('sm')]: {
    padding: theme.spacing(0.75, 0),
  },
}));

const signs = { error: '!', warning: '?', quiet: '·' } as const;
const meanings = { error: 'Urgent: ', warning: 'Waiting: ', quiet: '' } as const;

/** A booking, what is wrong with it, and the link to where that is done. */
export function NextRow({ booking, work }: QueueRow) {
  const { id, ref, customer_name } = booking;
  const address = pathTo('be-id', { id });
  const name = customer_name ?? ref;
  return (
    <Row>
      <Box
        component="span"
        aria-hidden
        sx={{ fontWeight: 600, color: work.tone === 'quiet' ? 'text.secondary' : `${work.tone}.main` }}
      >
        {signs[work.tone]}
      </Box>
      <Link
        component={RouterLink}
        to={address}
        noWrap
        color="textPrimary"
        sx={{ fontWeight: 600 }}
        title={ref}
      >
        {name}
      </Link>
      <Typography
        component="span"
        color="textSecondary"
        sx={{
          gridColumn: { xs: '2 / 4', sm: 'auto' },
          gridRow: { xs: 2, sm: 'auto' },
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: { sm: 'nowrap' },
        }}
      >
        <Box component="span" sx={visuallyHidden}>
          {meanings[work.tone]}
        </Box>
        {work.what(booking, today())}
      </Typography>
      <Link
        component={RouterLink}
        to={work.dialog === undefined ? address : `${address}?dialog=${work.dialog}`}
        aria-label={`${work.action}: ${name}`}
        sx={{ fontWeight: 500, whiteSpace: 'nowrap', py: 0.5 }}
      >
        {work.action}
      </Link>
    </Row>
  );
}
