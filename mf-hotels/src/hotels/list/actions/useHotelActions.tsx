import { hotels, type Hotel } from '@itinera/shared/contracts';
import { useBulk, type Chosen } from '@itinera/shared/data';
import { editIcon, useDeletions, type BulkAction, type RowAction } from '@itinera/shared/grid';
import { onDemand } from '@itinera/shared/ui';
import { Suspense, useState } from 'react';
import { themesOf } from './themesOf';
import { themeWrite } from './themeWrite';

// Loaded when it is first opened.
const AssignThemesDialog = onDemand(() =>
  import(/* webpackChunkName: "list-dialogs" */ './AssignThemesDialog').then((module) => ({
    default: module.AssignThemesDialog,
  })),
);
const DeactivateHotels = onDemand(() =>
  import(/* webpackChunkName: "list-dialogs" */ './DeactivateHotels').then((module) => ({
    default: module.DeactivateHotels,
  })),
);
const CopySeasons = onDemand(() =>
  import(/* webpackChunkName: "price-dialogs" */ '../../../prices/season/many/CopySeasons').then(
    (module) => ({
      default: module.CopySeasons,
    }),
  ),
);

const noun = 'hotel';
const chosenOf = (chosen: Hotel[]): Chosen<typeof hotels>[] =>
  chosen.map((entry) => ({ entry, name: entry.name }));

/** Sheets of one hotel. */
interface Sheets {
  edit: (id: string) => void;
  duplicate: (id: string) => void;
}

/** Actions of staff on one hotel or on many. Render `dialog`. */
export function useHotelActions({ edit, duplicate }: Sheets) {
  const bulk = useBulk(hotels);
  const deletions = useDeletions({ of: hotels, noun, nameOf: ({ name }: Hotel) => name, typed: true });
  const [themed, setThemed] = useState<Hotel[]>();
  const [deactivated, setDeactivated] = useState<Hotel[]>();
  const [copied, setCopied] = useState<Hotel[]>();

  const rowActions = (hotel: Hotel): RowAction[] => [
    {
      label: 'Edit',
      icon: editIcon,
      edits: true,
      run: () => edit(hotel.id),
    },
    { label: 'Duplicate', run: () => duplicate(hotel.id) },
    deletions.action(hotel),
  ];

  const activate = (chosen: Hotel[], is_active: boolean) =>
    void bulk.update(
      chosenOf(chosen),
      { is_active },
      { noun, done: is_active ? 'activated' : 'deactivated' },
    );

  const bulkActions: BulkAction<Hotel>[] = [
    { label: 'Activate', run: (chosen) => activate(chosen, true) },
    { label: 'Deactivate', run: setDeactivated },
    { label: 'Assign themes', run: setThemed },
    { label: 'Copy season', run: setCopied },
    deletions.bulkAction,
  ];

  const assign = (chosen: Hotel[], themeIds: string[], replaces: boolean) => {
    const writes = chosen.map((hotel) => themeWrite(hotel, themesOf(hotel, themeIds, replaces)));
    void bulk.run(writes, { noun, done: 'given themes' });
    setThemed(undefined);
  };

  const dialog = (
    <>
      {deletions.dialog}
      <Suspense>
        {themed && (
          <AssignThemesDialog
            count={themed.length}
            onAssign={(themeIds, replaces) => assign(themed, themeIds, replaces)}
            onClose={() => setThemed(undefined)}
          />
        )}
        {copied && <CopySeasons hotels={copied} onClose={() => setCopied(undefined)} />}
        {deactivated && (
          <DeactivateHotels
            chosen={deactivated}
            onConfirm={() => {
              activate(deactivated, false);
              setDeactivated(undefined);
            }}
            onClose={() => setDeactivated(undefined)}
          />
        )}
      </Suspense>
    </>
  );

  return { rowActions, bulkActions, dialog };
}
