import { blockSeats, type BlockSeat } from '@itinera/shared/contracts';
import { updateWrite, useBulk } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { ConfirmDialog } from '@itinera/shared/forms';
import { Typography } from '@itinera/shared/ui';
import { nameOf } from '../block';
import { SeatHolders } from './SeatHolders';
import { stops, takenOf, type Stop } from './stops';

interface StopDialogProps {
  blocks: readonly BlockSeat[];
  to: Stop;
  onClose: () => void;
}

/** Asks before sales of blocks stop, and names the bookings that have seats. */
export function StopDialog({ blocks, to, onClose }: StopDialogProps) {
  const { run } = useBulk(blockSeats);
  const { verb, keep, done, consequence } = stops[to];
  const withSeats = blocks.filter((block) => takenOf(block) > 0);
  const confirm = () => {
    onClose();
    void run(
      blocks.map((entry) => {
        const expected_taken = takenOf(entry);
        const changes = { status: to, ...(expected_taken > 0 && { expected_taken }) };
        return updateWrite(blockSeats, { entry, name: nameOf(entry) }, changes);
      }),
      { noun: 'block', done },
    );
  };
  return (
    <ConfirmDialog
      question={`${verb.replace(' flights', '')} ${plural(blocks.length, 'block')}?`}
      verb={verb}
      cancelVerb={keep}
      isDangerous={to === 'cancelled'}
      isReady
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography>{consequence}</Typography>
      {withSeats.length === 0 ? (
        <Typography color="textSecondary">No booking has seats of them.</Typography>
      ) : (
        <Typography sx={{ mt: 2 }}>
          Bookings have seats of {plural(withSeats.length, 'block')}; their managers are notified:
        </Typography>
      )}
      {withSeats.map((block) => (
        <div key={block.id}>
          <Typography sx={{ fontWeight: 600, mt: 1 }}>{nameOf(block)}</Typography>
          <SeatHolders block={block} />
        </div>
      ))}
    </ConfirmDialog>
  );
}
