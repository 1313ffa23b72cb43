import { bookingHotels, bookings } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { SideSheet } from '@itinera/shared/forms';
import { NotLoaded } from '@itinera/shared/record';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId } from 'react';
import { useStayNames } from '../list/columns/useStayNames';
import { StayToConfirm } from './StayToConfirm';
import { useFocusAfterAnswer } from './useFocusAfterAnswer';

/** Rows of one answer; further ones follow when these are answered. */
const MOST = 100;

/** What is typed into the rows, by the id of the stay. It outlives the sheet. */
export type TypedNumbers = Readonly<Record<string, string>>;

interface ToConfirmSheetProps {
  typed: TypedNumbers;
  onType: (id: string, number: string) => void;
  onClose: () => void;
}

/** Stays that wait for the partner: the number is typed in the row, Enter confirms and goes on to the next one. */
export function ToConfirmSheet({ typed, onType, onClose }: ToConfirmSheetProps) {
  const { data, error, refetch } = useList(bookingHotels, { is_awaited: true, page: 1, per_page: MOST });
  const requests = useList(bookings, { status: ['on_request'], stays_confirmed: false, per_page: MOST });
  const names = useStayNames();
  const titleId = useId();
  const stays = data?.result;
  const { list, end } = useFocusAfterAnswer(stays?.length);
  const refOf = (bookingId: string) => requests.data?.result.find(({ id }) => id === bookingId)?.ref;

  const goOn = (index: number) => {
    const fields = list.current?.querySelectorAll<HTMLInputElement>('[data-number] input');
    fields?.[index + 1]?.focus();
  };

  return (
    <SideSheet titleId={titleId} size="md" onClose={onClose}>
      <DialogTitle id={titleId}>To confirm</DialogTitle>
      <DialogContent>
        {!data && <NotLoaded what="requests" rows={8} error={error} onRetry={() => void refetch()} />}
        {stays?.length === 0 && (
          <Typography ref={end} tabIndex={-1}>
            All done: every request is answered.
          </Typography>
        )}
        {stays && stays.length > 0 && (
          <Box component="ul" ref={list} aria-label="Requests" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {stays.map((stay, index) => (
              <StayToConfirm
                key={stay.id}
                stay={stay}
                reference={refOf(stay.booking_id)}
                kind={names.kindOf(stay)}
                number={typed[stay.id] ?? ''}
                onNumber={(number) => onType(stay.id, number)}
                onSent={() => goOn(index)}
              />
            ))}
          </Box>
        )}
        {data && data.total > MOST && (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            These are {MOST} of {plural(data.total, 'request')}. The others follow when these are answered.
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </SideSheet>
  );
}
