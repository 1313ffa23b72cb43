import type { AnyCollection, Entity } from '@itinera/shared/contracts';
import { useBulk } from '@itinera/shared/data';
import { onDemand } from '@itinera/shared/ui';
import { Suspense, useState } from 'react';
import type { ZodMiniType } from '@itinera/shared/schema';
import { deleteIcon } from './icons';
import type { BulkAction, RowAction } from './rowAction';

// Loaded with the first deletion.
const DeleteDialog = onDemand(() =>
  import('@itinera/shared/forms').then((forms) => ({ default: forms.DeleteDialog })),
);
const DeleteManyDialog = onDemand(() =>
  import('@itinera/shared/forms').then((forms) => ({ default: forms.DeleteManyDialog })),
);

interface Deletable<C extends AnyCollection> {
  of: C & { entity: ZodMiniType<{ id: string }> };
  /** Singular noun of the entry in a sentence: `country`. */
  noun: string;
  nameOf: (entry: Entity<C>) => string;
  /** Requires typing the name, for entries with many dependents. */
  typed?: boolean;
}

/** Deletes one entry or many, with a confirmation before and Undo afterwards. Render `dialog`. */
export function useDeletions<C extends AnyCollection>({ of, noun, nameOf, typed }: Deletable<C>) {
  type Entry = Entity<C> & { id: string };
  const bulk = useBulk<C>(of);
  const [one, setOne] = useState<Entry>();
  const [many, setMany] = useState<Entry[]>();

  const removeMany = (entries: Entry[]) => {
    setMany(undefined);
    void bulk.remove(
      entries.map((entry) => ({ entry, name: nameOf(entry) })),
      { noun },
    );
  };

  const action = (entry: Entry): RowAction => ({
    label: 'Delete',
    icon: deleteIcon,
    danger: true,
    run: () => setOne(entry),
  });
  const bulkAction: BulkAction<Entry> = { label: 'Delete', danger: true, run: setMany };
  const dialog = (
    <Suspense>
      {one && (
        <DeleteDialog
          collection={of}
          id={one.id}
          noun={noun}
          name={nameOf(one)}
          typed={typed}
          onClose={() => setOne(undefined)}
        />
      )}
      {many && (
        <DeleteManyDialog
          noun={noun}
          names={many.map(nameOf)}
          onConfirm={() => removeMany(many)}
          onClose={() => setMany(undefined)}
        />
      )}
    </Suspense>
  );
  return { action, bulkAction, dialog };
}
