import { ageOn, travellers } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { formatDay, plural } from '@itinera/shared/format';
import { CardFrame, NotLoaded } from '@itinera/shared/record';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { today } from '@itinera/shared/state';
import { Box, Button, Link, Typography } from '@itinera/shared/ui';
import { nameOf } from '../form/traveller';
import type { TravellerCardProps } from './card';

/** Highest number of companions of a traveller. */
const most = 50;

/** Usual companions of a traveller, linked to their pages. */
export function CompanionsCard({ traveller, onEdit }: TravellerCardProps) {
  const { data, error, refetch } = useList(travellers, { companion_of: traveller.id, per_page: most });
  const isEmpty = data?.result.length === 0;
  return (
    <CardFrame
      name="companions"
      title="Companions"
      action={
        isEmpty && (
          <Button size="small" sx={{ ml: 'auto' }} onClick={onEdit}>
            Add companions
          </Button>
        )
      }
      onEdit={onEdit}
    >
      {!data && <NotLoaded what="companions" error={error} onRetry={() => void refetch()} />}
      {isEmpty && (
        <Typography color="textSecondary">Who travels along is offered first in the next booking.</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'grid', gap: 0.75 }}>
        {data?.result.map((companion) => (
          <li key={companion.id}>
            <Link component={RouterLink} underline="always" to={pathTo('travelers-id', { id: companion.id })}>
              {nameOf(companion)}
            </Link>{' '}
            <Typography component="span" color="textSecondary">
              {formatDay(companion.birthday)}, {plural(ageOn(today(), companion.birthday), 'year')}
            </Typography>
          </li>
        ))}
      </Box>
    </CardFrame>
  );
}
