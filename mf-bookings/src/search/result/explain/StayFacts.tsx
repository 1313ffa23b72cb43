import type { FoundTrip, Quote } from '@itinera/shared/contracts';
import { guestsInWords, youngInWords } from '@itinera/shared/format';
import { Alert, Box, Typography } from '@itinera/shared/ui';
import { blockerSentence } from '../tripWords';

/** How the hotel counts each guest, and what blocks the trip. */
export function StayFacts({ quote: { passengers }, trip }: { quote: Quote; trip: FoundTrip }) {
  const guests = guestsInWords(passengers);
  return (
    <>
      <Typography>
        {passengers.young.length > 0 ? `${guests} (${youngInWords(passengers)})` : guests}
      </Typography>
      {trip.blockers.length > 0 && (
        <Alert severity="warning">
          <b>Can’t be sold</b>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {trip.blockers.map((blocker) => (
              <li key={`${blocker.code} ${blocker.rule_id}`}>{blockerSentence(blocker, trip)}</li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
}
