import type { QuoteInput, SearchInput } from '@itinera/shared/contracts';
import { SideSheet } from '@itinera/shared/forms';
import { NotLoaded } from '@itinera/shared/record';
import { Button, Stack } from '@itinera/shared/ui';
import { DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId } from 'react';
import { useQuote } from '../../../bookings/stay/useQuote';
import { rowName, type FoundRow } from '../foundRows';
import { ChargeList } from './ChargeList';
import { NightList } from './NightList';
import { PriceSteps } from './PriceSteps';
import { StayFacts } from './StayFacts';

interface ExplainDialogProps {
  row: FoundRow;
  search: SearchInput;
  onClose: () => void;
}

/** Price of a trip by night, applied and rejected offers, flights and transfer. */
export function ExplainDialog({ row, search, onClose }: ExplainDialogProps) {
  const { trip } = row;
  const stay: QuoteInput = {
    hotel_id: trip.hotel_id,
    dmc_id: trip.dmc_id,
    room_type_id: trip.room_type_id,
    boarding_type_id: trip.boarding_type_id,
    check_in: trip.check_in,
    check_out: trip.check_out,
    adults: search.adults,
    child_ages: search.child_ages,
  };
  const { quote, error, retry } = useQuote(stay);
  const titleId = useId();
  return (
    <SideSheet titleId={titleId} size="md" onClose={onClose}>
      <DialogTitle id={titleId}>Why this price: {rowName(row)}</DialogTitle>
      <DialogContent>
        {quote ? (
          <Stack sx={{ gap: 2 }}>
            <StayFacts quote={quote} trip={trip} />
            <NightList quote={quote} />
            <PriceSteps quote={quote} row={row} />
            <ChargeList quote={quote} />
          </Stack>
        ) : (
          <NotLoaded what="price" rows={8} error={error instanceof Error ? error : null} onRetry={retry} />
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </SideSheet>
  );
}
