import type { FoundSeats } from '@itinera/shared/contracts';
import { formatDay, plural } from '@itinera/shared/format';
import { Box, Button } from '@itinera/shared/ui';
import { useState } from 'react';
import type { Rotation } from './rotations';

const Way = ({ seats }: { seats: FoundSeats }) => {
  const { flight_number, carrier, origin, destination, seats_free } = seats;
  return (
    <span title={carrier}>
      <b>{flight_number}</b> {origin} → {destination} {formatDay(seats.departure_date).slice(0, 6)}{' '}
      {seats.departure_time}–{seats.arrival_time} · {plural(seats_free, 'seat').replace(' ', '\u00a0')}
    </span>
  );
};

/** The flights of all trips, once above them; where they differ, those of the first trip until all are shown. */
export function Flights({ rotations }: { rotations: readonly Rotation[] }) {
  const [areAll, setAll] = useState(false);
  if (rotations.length === 0) return null;
  return (
    <Box component="section" aria-label="Flights" sx={{ display: 'flex', columnGap: 1, mb: 0.5 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, minWidth: 0 }}>
        {rotations.slice(0, areAll ? undefined : 1).map(({ id, outbound, back }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, py: 0.25, fontSize: '0.8125rem' }}
          >
            <Way seats={outbound} />
            <Way seats={back} />
          </Box>
        ))}
      </Box>
      {rotations.length > 1 && (
        <Button
          size="small"
          aria-expanded={areAll}
          onClick={() => setAll(!areAll)}
          sx={{ alignSelf: 'start', minHeight: 24, py: 0, flex: 'none', '@media print': { display: 'none' } }}
        >
          {areAll ? 'Show one flight' : `Show all ${plural(rotations.length, 'flight')}`}
        </Button>
      )}
    </Box>
  );
}
