import type { Entity } from '@itinera/shared/contracts';
import { useBulk } from '@itinera/shared/data';
import {
  DataTable,
  editIcon,
  ListToolbar,
  useDataList,
  useDeletions,
  type ListDefinition,
} from '@itinera/shared/grid';
import { useDialogAddress } from '@itinera/shared/router';
import { Button, HeadLine, onDemand, Page, useShortcut } from '@itinera/shared/ui';
import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import type { KindDialogProps } from '../dialog/dialogOf';
import type { Kind, KindCollection } from '../kind';
import { bulkActions } from './bulkActions';

const ImportEntries = onDemand(() =>
  import(/* webpackChunkName: "imports" */ '../imports/ImportEntries').then((module) => ({
    default: module.ImportEntries,
  })),
);

interface EntityListProps<C extends KindCollection> {
  kind: Kind<C>;
  Dialog: ComponentType<KindDialogProps>;
  definition: ListDefinition<C>;
  /** Title of a page with only this list; undefined in a tab. */
  title?: string | undefined;
  /** Further buttons. */
  tools?: ReactNode;
}

const NEW = 'new';
const FILE = 'file';

/** A list with its dialogs: `?edit=new` adds, `?edit=<id>` edits, `?import=file` imports. */
export function EntityList<C extends KindCollection>({
  kind,
  Dialog,
  definition,
  title,
  tools: further,
}: EntityListProps<C>) {
  const { of, noun, typed, whenEmpty } = kind;
  const nameOf = (entry: Entity<C>) => kind.nameOf(entry);
  const list = useDataList(definition);
  const { value: editing, open, close, addressOf } = useDialogAddress('edit');
  const opens = useMemo(
    () => ({ addressOf: (entry: Entity<C>) => addressOf(entry.id), dialog: 'edit' }),
    [addressOf],
  );
  useShortcut('n', `Add ${noun}`, () => open(NEW));
  const importing = useDialogAddress('import');
  const deletions = useDeletions<C>({ of, noun, nameOf, typed });
  const { update } = useBulk<KindCollection>(of);
  const set = (chosen: Entity<C>[], changes: Record<string, boolean>, done: string) =>
    void update(
      chosen.map((entry) => ({ entry, name: nameOf(entry) })),
      changes,
      { noun, done },
    );
  const tools = (
    <ListToolbar list={list}>
      {further}
      <Button variant="outlined" onClick={() => importing.open(FILE)}>
        Import
      </Button>
      <Button variant="contained" onClick={() => open(NEW)}>
        Add {noun}
      </Button>
    </ListToolbar>
  );
  const rows = (
    <>
      <DataTable
        list={list}
        opens={opens}
        rowActions={(entry) => [
          { label: 'Edit', icon: editIcon, edits: true, run: () => open(entry.id) },
          deletions.action(entry),
        ]}
        bulk={[...bulkActions(kind, set), deletions.bulkAction]}
        whenEmpty={whenEmpty}
      />
      {deletions.dialog}
      <Suspense>
        {importing.value === FILE && <ImportEntries kind={kind} onClose={importing.close} />}
        {editing !== undefined && (
          <Dialog key={editing} id={editing === NEW ? undefined : editing} onClose={close} />
        )}
      </Suspense>
    </>
  );
  if (title !== undefined) {
    return (
      <Page title={title} tools={tools}>
        {rows}
      </Page>
    );
  }
  return (
    <>
      <HeadLine>{tools}</HeadLine>
      {rows}
    </>
  );
}
