import type { Entity } from '@itinera/shared/contracts';
import {
  DataTable,
  editIcon,
  ListToolbar,
  useDataList,
  useDeletions,
  type BulkAction,
  type ListCollection,
  type ListDefinition,
} from '@itinera/shared/grid';
import { useDialogAddress } from '@itinera/shared/router';
import { Button } from '@itinera/shared/ui';
import { lazy, Suspense } from 'react';

const ImportEntries = lazy(() =>
  import('../imports/ImportEntries').then((module) => ({ default: module.ImportEntries })),
);
const KindDialog = lazy(() =>
  import('../forms/KindDialog').then((module) => ({ default: module.KindDialog })),
);

interface EntityListProps<C extends ListCollection> {
  definition: ListDefinition<C>;
  nameOf: (entry: Entity<C>) => string;
  /** Deleting asks for the name to be typed. */
  typed?: boolean;
  /** What can be done with many beside deleting them. */
  bulk: BulkAction<Entity<C>>[];
  whenEmpty: string;
}

const NEW = 'new';
const FILE = 'file';

/** A list that is maintained in dialogs: `?edit=new` adds, `?edit=<id>` edits, `?import=file` adds many. */
export function EntityList<C extends ListCollection>({
  definition,
  nameOf,
  typed,
  bulk,
  whenEmpty,
}: EntityListProps<C>) {
  const { of, noun } = definition;
  const list = useDataList(definition);
  const { value: editing, open, close } = useDialogAddress('edit');
  const importing = useDialogAddress('import');
  const deletions = useDeletions<C>({ of, noun, nameOf, typed });
  return (
    <>
      <ListToolbar list={list}>
        <Button variant="outlined" sx={{ ml: 'auto' }} onClick={() => importing.open(FILE)}>
          Import
        </Button>
        <Button variant="contained" onClick={() => open(NEW)}>
          Add {noun}
        </Button>
      </ListToolbar>
      <DataTable
        list={list}
        rowActions={(entry) => [
          { label: 'Edit', icon: editIcon, run: () => open(entry.id) },
          deletions.action(entry),
        ]}
        bulk={[...bulk, deletions.bulkAction]}
        whenEmpty={whenEmpty}
      />
      {deletions.dialog}
      <Suspense>
        {importing.value === FILE && <ImportEntries path={of.path} onClose={importing.close} />}
        {editing !== undefined && (
          <KindDialog
            key={editing}
            path={of.path}
            id={editing === NEW ? undefined : editing}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
