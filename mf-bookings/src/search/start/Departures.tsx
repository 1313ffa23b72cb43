import { blockSeats } from '@itinera/shared/contracts';
import { messageOf, useList } from '@itinera/shared/data';
import { formatDay, plural } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { today } from '@itinera/shared/state';
import { Button, RowsLoading, Typography } from '@itinera/shared/ui';
import { weekdayOf } from '../../parts/weekday';
import { searchParams } from '../address';
import { departuresFrom, departuresOf, type Departure } from './departures';
import { StartCard } from './StartCard';
import { StartList } from './StartList';

const loadingRows = 8;

/** The next departures with free seats; each leads to its trips for two. */
export const Departures = () => (
  <StartCard title="Departures with free seats">
    <DepartureList />
  </StartCard>
);

function DepartureList() {
  const day = today();
  const { data, error, refetch } = useList(blockSeats, departuresFrom(day));
  if (error && !data)
    return (
      <Typography color="textSecondary">
        {messageOf(error)} <Button onClick={() => void refetch()}>Try again</Button>
      </Typography>
    );
  if (!data) return <RowsLoading rows={loadingRows} />;
  const departures = departuresOf(data.result, day);
  if (departures.length === 0)
    return (
      <Typography color="textSecondary" sx={{ pb: 1 }}>
        No flight has free seats.
      </Typography>
    );
  return (
    <StartList>
      {departures.map((departure) => (
        <li key={departure.block.id}>
          <DepartureLink departure={departure} />
        </li>
      ))}
    </StartList>
  );
}

function DepartureLink({ departure: { block, from, to, nights, search } }: { departure: Departure }) {
  const { departure_date, departure_time, flight_number, seats_free } = block;
  return (
    <RouterLink
      to={`${pathTo('search-result')}?${searchParams(search)}`}
      style={{ display: 'flex', flexWrap: 'wrap', columnGap: 12 }}
    >
      <b>
        {weekdayOf(departure_date)} {formatDay(departure_date).slice(0, 6)} {from} → {to}
      </b>{' '}
      <span data-quiet>
        {flight_number} {departure_time}
        {nights !== undefined && `, ${plural(nights, 'night')}`}
      </span>{' '}
      <span data-quiet style={{ marginInlineStart: 'auto' }}>
        {plural(seats_free, 'seat')}
      </span>
    </RouterLink>
  );
}
