import type { Entity } from '@itinera/shared/contracts';
import { useBulk } from '@itinera/shared/data';
import { editIcon, useDataList, useDeletions, type ListDefinition } from '@itinera/shared/grid';
import { useDialogAddress } from '@itinera/shared/router';
import { useShortcut } from '@itinera/shared/ui';
import { useMemo } from 'react';
import type { Kind, KindCollection } from '../kind';

const NEW = 'new';

/** A list and the dialog of its entries: `?edit=new` adds, `?edit=<id>` edits. */
export function useEntityList<C extends KindCollection>(kind: Kind<C>, definition: ListDefinition<C>) {
  const { of, noun, typed } = kind;
  const nameOf = (entry: Entity<C>) => kind.nameOf(entry);
  const list = useDataList(definition);
  const { value: editing, open, close, addressOf } = useDialogAddress('edit');
  const opens = useMemo(
    () => ({ addressOf: (entry: Entity<C>) => addressOf(entry.id), dialog: 'edit' }),
    [addressOf],
  );
  const add = () => open(NEW);
  useShortcut('n', `Add ${noun}`, add);
  const deletions = useDeletions<C>({ of, noun, nameOf, typed });
  const { update } = useBulk<KindCollection>(of);
  return {
    list,
    opens,
    add,
    /** Action of a row. */
    edit: ({ id }: Entity<C>) => ({
      label: 'Edit',
      icon: editIcon,
      edits: true as const,
      run: () => open(id),
    }),
    deletions,
    /** Sets switches of entries; `done` completes the message, as in `12 cities shown in filters`. */
    set: (chosen: Entity<C>[], changes: Record<string, boolean>, done: string) =>
      void update(
        chosen.map((entry) => ({ entry, name: nameOf(entry) })),
        changes,
        { noun, done },
      ),
    /** Props of the open dialog; without an id, it adds an entry. */
    dialog: editing === undefined ? undefined : { id: editing === NEW ? undefined : editing, onClose: close },
  };
}
