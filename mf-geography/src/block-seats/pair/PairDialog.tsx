import { blockSeats, type BlockSeat } from '@itinera/shared/contracts';
import { updateWrite, useBulk } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { ConfirmDialog, LineInput } from '@itinera/shared/forms';
import { Box, Stack, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { nameOf } from '../block';
import { pairsOf } from './pairsOf';

interface PairDialogProps {
  blocks: readonly BlockSeat[];
  onClose: () => void;
}

const shownRows = 5;
const mostNights = 60;

/** Pairs selected outbound flights with the selected flights that return a number of nights later. */
export function PairDialog({ blocks, onClose }: PairDialogProps) {
  const { run } = useBulk(blockSeats);
  const [typed, setTyped] = useState('7');
  const nights = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : undefined;
  const problem =
    nights === undefined || nights > mostNights ? `Enter a number of nights, 0 to ${mostNights}.` : undefined;
  const pairs = problem === undefined && nights !== undefined ? pairsOf(blocks, nights) : [];
  const confirm = () => {
    onClose();
    void run(
      pairs.map(({ outbound, back }) =>
        updateWrite(blockSeats, { entry: outbound, name: nameOf(outbound) }, { paired_block_id: back.id }),
      ),
      { noun: 'block', done: 'paired' },
    );
  };
  return (
    <ConfirmDialog
      question="Pair outbound flights with flights back"
      verb={pairs.length > 0 ? `Pair ${plural(pairs.length, 'flight')}` : 'Pair'}
      isDangerous={false}
      isReady={pairs.length > 0}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <LineInput label="Nights between them" value={typed} onChange={setTyped} problem={problem} />
        {pairs.length > 0 ? (
          <Box component="ul" aria-label="Pairs" sx={{ m: 0, pl: 2.5 }}>
            {pairs.slice(0, shownRows).map(({ outbound, back }) => (
              <li key={outbound.id}>
                {nameOf(outbound)} – {nameOf(back)}
              </li>
            ))}
            {pairs.length > shownRows && <li>and {pairs.length - shownRows} more</li>}
          </Box>
        ) : (
          <Typography color="textSecondary">
            No two of the selected blocks fit. Select outbound flights together with the flights back on their
            route.
          </Typography>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
