import {
  customEntities,
  customUsesPath,
  type CustomEntity,
  type CustomField,
} from '@itinera/shared/contracts';
import { useAnswer, useBulk } from '@itinera/shared/data';
import {
  DataTable,
  editIcon,
  ListToolbar,
  useDataList,
  useDeletions,
  type BulkAction,
  type RowTarget,
} from '@itinera/shared/grid';
import { useDialogAddress, useSearchParams } from '@itinera/shared/router';
import { Box, Button, HeadLine, onDemand, Page, useShortcut } from '@itinera/shared/ui';
import { Tab, Tabs } from '@itinera/shared/ui-more';
import { Suspense, useMemo } from 'react';
import { customField } from './custom/field';
import { entityNames } from './custom/fieldWords';
import { fieldsListOf } from './custom/fieldsList';

const FieldDialog = onDemand(() =>
  import(/* webpackChunkName: "settings-dialogs" */ './custom/FieldDialog').then((module) => ({
    default: module.FieldDialog,
  })),
);

const NEW = 'new';
/** Distance between the order numbers of two fields, so that others fit between them. */
const STEP = 10;
const { of, noun, nameOf, whenEmpty } = customField;

/** Custom fields, one tab per kind of entry. */
export default function CustomFieldsPage() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('list');
  const entity = customEntities.find((one) => one === named) ?? 'booking';
  return (
    <Page
      title="Custom fields"
      tools={
        <Tabs
          value={entity}
          // A change of tab drops filters and page, which belong to one list.
          onChange={(_event, chosen: CustomEntity) => setSearch({ list: chosen })}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label="Custom fields"
          sx={{
            flex: '1 1 200px',
            minHeight: 36,
            '& .MuiTab-root': { minHeight: 36, minWidth: 0, px: 1.5, py: 0.5 },
          }}
        >
          {customEntities.map((one) => (
            <Tab
              key={one}
              value={one}
              label={entityNames[one]}
              id={`tab-${one}`}
              aria-controls="list-of-tab"
            />
          ))}
        </Tabs>
      }
    >
      <Box role="tabpanel" id="list-of-tab" aria-labelledby={`tab-${entity}`}>
        <Fields key={entity} entity={entity} />
      </Box>
    </Page>
  );
}

function Fields({ entity }: { entity: CustomEntity }) {
  const uses = useAnswer<{ id: string; entries: number }[]>(customUsesPath, {}, of.path).data;
  const definition = useMemo(
    () => fieldsListOf(entity, uses && new Map(uses.map(({ id, entries }) => [id, entries]))),
    [entity, uses],
  );
  const list = useDataList(definition);
  const { value: editing, open, close, addressOf } = useDialogAddress('edit');
  const opens: RowTarget<CustomField> = useMemo(
    () => ({ addressOf: ({ id }) => addressOf(id), dialog: 'edit' }),
    [addressOf],
  );
  useShortcut('n', `Add ${noun}`, () => open(NEW));
  const deletions = useDeletions({ of, noun, nameOf });
  const { update } = useBulk(of);
  const turn = (is_active: boolean): BulkAction<CustomField> => ({
    label: is_active ? 'Make active' : 'Make inactive',
    run: (chosen) =>
      void update(
        chosen.map((entry) => ({ entry, name: nameOf(entry) })),
        { is_active },
        { noun, done: is_active ? 'made active' : 'made inactive' },
      ),
  });
  const isUsed = ({ id }: CustomField) => uses?.some((use) => use.id === id && use.entries > 0);
  const inactive = turn(false);
  return (
    <>
      <HeadLine>
        <ListToolbar list={list}>
          <Button variant="contained" onClick={() => open(NEW)}>
            Add field
          </Button>
        </ListToolbar>
      </HeadLine>
      <DataTable
        list={list}
        opens={opens}
        rowActions={(entry) => [
          { label: 'Edit', icon: editIcon, edits: true, run: () => open(entry.id) },
          // A field with values can't be deleted, so archiving is offered instead.
          isUsed(entry)
            ? {
                label: 'Make inactive',
                run: () => inactive.run([entry]),
                ...(!entry.is_active && { disabledBecause: 'It is inactive already.' }),
              }
            : deletions.action(entry),
        ]}
        bulk={[turn(true), inactive, deletions.bulkAction]}
        whenEmpty={whenEmpty}
      />
      {deletions.dialog}
      <Suspense>
        {editing !== undefined && (
          <FieldDialog
            key={editing}
            id={editing === NEW ? undefined : editing}
            start={{ entity, order: ((list.rows.total ?? 0) + 1) * STEP }}
            onClose={() => close()}
          />
        )}
      </Suspense>
    </>
  );
}
