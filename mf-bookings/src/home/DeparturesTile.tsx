import { messageOf } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { today } from '@itinera/shared/state';
import { Box, Link, RowsLoading, styled, Typography } from '@itinera/shared/ui';
import { departing, inWords, shortDay, useDepartures, type Departure } from './departures';

const nearest = 4;

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 36,
  borderTop: `1px solid ${theme.palette.divider}`,
}));

/** Departures of the next 14 days: a bar for each, and the nearest days with the way to their bookings. */
export function DeparturesTile() {
  const { departures, error } = useDepartures(today());
  if (error && !departures) return <Typography color="textSecondary">{messageOf(error)}</Typography>;
  if (!departures) return <RowsLoading rows={8} />;
  const days = departures.filter(({ total }) => total > 0);
  if (days.length === 0) return <Typography color="textSecondary">Nobody departs in these days.</Typography>;
  return (
    <>
      <Bars departures={departures} />
      <Box component="ul" aria-label="Nearest departures" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
        {days.slice(0, nearest).map(({ day, total }) => (
          <Row key={day}>
            <Typography component="span" color="textSecondary">
              {shortDay(day)}
            </Typography>
            <Link component={RouterLink} to={`${pathTo('be')}?${departing(day)}`} sx={{ py: 0.5 }}>
              {plural(total, 'booking')}
            </Link>
          </Row>
        ))}
      </Box>
    </>
  );
}

function Bars({ departures }: { departures: readonly Departure[] }) {
  const most = Math.max(...departures.map(({ total }) => total));
  return (
    <Box role="img" aria-label={inWords(departures)} sx={{ display: 'flex', gap: 0.5, height: 132 }}>
      {departures.map(({ day, total }) => (
        <Box
          key={day}
          sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', justifyContent: 'end' }}
        >
          <Box
            sx={{
              height: `${(total / most) * 100}%`,
              maxHeight: 108,
              borderRadius: '3px 3px 0 0',
              backgroundColor: 'primary.main',
              forcedColorAdjust: 'none',
            }}
          />
          <Typography
            variant="caption"
            sx={{ textAlign: 'center', color: 'text.secondary', fontVariantNumeric: 'tabular-nums', mt: 0.5 }}
          >
            {Number(day.slice(8))}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
