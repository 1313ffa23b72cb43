import { DataTable, ListToolbar, RowSheet, type ListDefinition } from '@itinera/shared/grid';
import { useDialogAddress } from '@itinera/shared/router';
import { Button, HeadLine, onDemand, Page } from '@itinera/shared/ui';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { KindDialogProps } from '../dialog/dialogOf';
import type { Kind, KindCollection } from '../kind';
import { bulkActions } from './bulkActions';
import { useEntityList } from './useEntityList';

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

const FILE = 'file';

/** A list with its dialogs: `?edit=new` adds, `?edit=<id>` edits, `?import=file` imports. */
export function EntityList<C extends KindCollection>({
  kind,
  Dialog,
  definition,
  title,
  tools: further,
}: EntityListProps<C>) {
  const { noun, whenEmpty } = kind;
  const { list, opens, add, edit, deletions, set, dialog } = useEntityList(kind, definition);
  const importing = useDialogAddress('import');
  const tools = (
    <ListToolbar list={list}>
      {further}
      <Button variant="outlined" onClick={() => importing.open(FILE)}>
        Import
      </Button>
      <Button variant="contained" onClick={add}>
        Add {noun}
      </Button>
    </ListToolbar>
  );
  const rows = (
    <>
      <DataTable
        list={list}
        opens={opens}
        rowActions={(entry) => [edit(entry), deletions.action(entry)]}
        bulk={[...bulkActions(kind, set), deletions.bulkAction]}
        whenEmpty={whenEmpty}
      />
      {deletions.dialog}
      <Suspense>
        {importing.value === FILE && <ImportEntries kind={kind} onClose={importing.close} />}
      </Suspense>
      <RowSheet list={list} parameter="edit">
        {dialog && <Dialog key={dialog.id} {...dialog} />}
      </RowSheet>
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
