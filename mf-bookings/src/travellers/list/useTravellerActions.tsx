import { travellers, type Traveller } from '@itinera/shared/contracts';
import { useBulk } from '@itinera/shared/data';
import { editIcon, useDeletions, type BulkAction, type RowAction } from '@itinera/shared/grid';
import { nameOf } from '../form/traveller';

const noun = 'traveler';

/** Actions on one traveller or on many. Render `dialog`. */
export function useTravellerActions(edit: (id: string) => void) {
  const { update } = useBulk(travellers);
  const deletions = useDeletions({ of: travellers, noun, nameOf });

  const rowActions = (traveller: Traveller): RowAction[] => [
    { label: 'Edit', icon: editIcon, edits: true, run: () => edit(traveller.id) },
    deletions.action(traveller),
  ];
  const mark = (chosen: Traveller[], is_customer: boolean, done: string) =>
    void update(
      chosen.map((entry) => ({ entry, name: nameOf(entry) })),
      { is_customer },
      { noun, done },
    );
  const bulkActions: BulkAction<Traveller>[] = [
    { label: 'Mark as customers', run: (chosen) => mark(chosen, true, 'marked as customers') },
    { label: 'Unmark as customers', run: (chosen) => mark(chosen, false, 'no longer marked as customers') },
    deletions.bulkAction,
  ];
  return { rowActions, bulkActions, dialog: deletions.dialog };
}
