import { blockSeats, type BlockSeat } from '@itinera/shared/contracts';
import { useBulk } from '@itinera/shared/data';
import { editIcon, useDeletions, type BulkAction, type RowAction } from '@itinera/shared/grid';
import { onDemand } from '@itinera/shared/ui';
import { Suspense, useState } from 'react';
import { nameOf } from './block';
import { stops, type Stop } from './stop/stops';

const ChangeDialog = onDemand(() =>
  import(/* webpackChunkName: "dialogs" */ './change/ChangeDialog').then((module) => ({
    default: module.ChangeDialog,
  })),
);

const StopDialog = onDemand(() =>
  import(/* webpackChunkName: "dialogs" */ './stop/StopDialog').then((module) => ({
    default: module.StopDialog,
  })),
);

const PairDialog = onDemand(() =>
  import(/* webpackChunkName: "dialogs" */ './pair/PairDialog').then((module) => ({
    default: module.PairDialog,
  })),
);

const noun = 'block';

interface Opens {
  edit: (id: string) => void;
  repeat: (id: string) => void;
  show: (id: string) => void;
}

/** Actions on one block or on many. Render `dialog`. */
export function useBlockActions({ edit, repeat, show }: Opens) {
  const { update } = useBulk(blockSeats);
  const deletions = useDeletions({ of: blockSeats, noun, nameOf });
  const [changing, setChanging] = useState<BlockSeat[]>();
  const [pairing, setPairing] = useState<BlockSeat[]>();
  const [stopping, setStopping] = useState<{ blocks: BlockSeat[]; to: Stop }>();

  // Deletion is in the menu, because a card on a phone has room for two buttons.
  const removal = (block: BlockSeat): RowAction => {
    const { icon: _icon, ...action } = deletions.action(block);
    return action;
  };
  const rowActions = (block: BlockSeat): RowAction[] => [
    { label: 'Edit', icon: editIcon, edits: true, run: () => edit(block.id) },
    { label: 'Passengers', previews: true, run: () => show(block.id) },
    { label: 'Repeat on other days', run: () => repeat(block.id) },
    removal(block),
  ];
  const open: BulkAction<BlockSeat> = {
    label: 'Open',
    run: (chosen) =>
      void update(
        chosen.map((entry) => ({ entry, name: nameOf(entry) })),
        { status: 'open' },
        { noun, done: 'opened' },
      ),
  };
  const stop = (to: Stop): BulkAction<BlockSeat> => ({
    label: stops[to].verb,
    run: (blocks) => setStopping({ blocks, to }),
  });
  const bulkActions: BulkAction<BlockSeat>[] = [
    { label: 'Change seats or prices', run: setChanging },
    { label: 'Pair', run: setPairing },
    stop('closed'),
    open,
    stop('released'),
    stop('cancelled'),
    deletions.bulkAction,
  ];
  const dialog = (
    <>
      {deletions.dialog}
      <Suspense>
        {changing && <ChangeDialog blocks={changing} onClose={() => setChanging(undefined)} />}
        {stopping && <StopDialog {...stopping} onClose={() => setStopping(undefined)} />}
        {pairing && <PairDialog blocks={pairing} onClose={() => setPairing(undefined)} />}
      </Suspense>
    </>
  );
  return { rowActions, bulkActions, dialog };
}
