import { boardingTypes, graphPrices, hotels, roomTypes } from '@itinera/shared/contracts';
import { useList, useOne } from '@itinera/shared/data';
import { Link, useDialogAddress } from '@itinera/shared/router';
import { Button, Stack } from '@itinera/shared/ui';
import { LoadingDialog } from '../../parts/LoadingDialog';
import type { PriceDialogProps } from '../priceDialog';
import { SetUpForm } from './SetUpForm';

/** Adds many rows at once: rooms by boardings by guests. */
export function SetUpDialog({ hotelId, dmcId, onClose }: PriceDialogProps) {
  const owner = { hotel_id: hotelId, dmc_id: dmcId };
  const hotel = useOne(hotels, hotelId, { with_data: true });
  const answers = [useList(graphPrices, owner), useList(roomTypes, {}), useList(boardingTypes, {})] as const;
  const [rows, rooms, boardings] = answers;
  const missing = hotel.data && missingIn(hotel.data);
  if (!missing && hotel.data && rows.data && rooms.data && boardings.data)
    return (
      <SetUpForm
        hotel={hotel.data}
        owner={owner}
        source={{ rows: rows.data.result, rooms: rooms.data.result, boardings: boardings.data.result }}
        onClose={onClose}
      />
    );
  return (
    <LoadingDialog
      title="Set up grid"
      what="rows"
      error={hotel.error ?? answers.find(({ error }) => error)?.error ?? null}
      onRetry={() => void Promise.all([hotel.refetch(), ...answers.map(({ refetch }) => refetch())])}
      onClose={onClose}
    >
      {missing && <Missing {...missing} />}
    </LoadingDialog>
  );
}

interface WithTypes {
  room_type_id: readonly string[];
  boarding_type_id: readonly string[];
}

/** What the hotel needs first, and its card. */
function missingIn({ room_type_id, boarding_type_id }: WithTypes) {
  if (room_type_id.length === 0) return { card: 'rooms', what: 'rooms' };
  return boarding_type_id.length === 0 ? { card: 'boardings', what: 'boarding types' } : undefined;
}

function Missing({ card, what }: { card: string; what: string }) {
  const { addressOf } = useDialogAddress('edit');
  return (
    <Stack sx={{ gap: 2, alignItems: 'start' }}>
      The hotel has no {what} yet. A row is a room with a boarding for so many guests.
      <Button component={Link} to={addressOf(card)} state={{ dialog: 'edit' }} variant="outlined">
        Add {what}
      </Button>
    </Stack>
  );
}
