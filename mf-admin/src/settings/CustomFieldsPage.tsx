import {
  customEntities,
  customUsesPath,
  type CustomEntity,
  type CustomField,
} from '@itinera/shared/contracts';
import { useAnswer } from '@itinera/shared/data';
import { DataTable, ListToolbar, RowSheet, type BulkAction } from '@itinera/shared/grid';
import { ListTabs, TabPanel, useEntityList } from '@itinera/shared/kinds/lists';
import { useSearchParams } from '@itinera/shared/router';
import { Button, HeadLine, onDemand, Page } from '@itinera/shared/ui';
import { useMemo } from 'react';
import { customField } from './custom/field';
import { entityNames } from './custom/fieldWords';
import { SettingsAreas } from './SettingsAreas';
import { fieldsListOf } from './custom/fieldsList';

const FieldDialog = onDemand(() =>
  import(/* webpackChunkName: "settings-dialogs" */ './custom/FieldDialog').then((module) => ({
    default: module.FieldDialog,
  })),
);

/** Distance between the order numbers of two fields, so that others fit between them. */
const STEP = 10;

/** Custom fields, one tab per kind of entry. */
export default function CustomFieldsPage() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('list');
  const entity = customEntities.find((one) => one === named) ?? 'booking';
  return (
    <Page
      title="Custom fields"
      tools={
        <ListTabs
          label="Custom fields"
          tabs={customEntities.map((one) => ({ value: one, label: entityNames[one] }))}
          value={entity}
          onChange={(chosen) => setSearch({ list: chosen })}
        />
      }
    >
      <SettingsAreas>
        <TabPanel value={entity}>
          <Fields key={entity} entity={entity} />
        </TabPanel>
      </SettingsAreas>
    </Page>
  );
}

function Fields({ entity }: { entity: CustomEntity }) {
  const uses = useAnswer<{ id: string; entries: number }[]>(customUsesPath, {}, customField.of.path).data;
  const definition = useMemo(
    () => fieldsListOf(entity, uses && new Map(uses.map(({ id, entries }) => [id, entries]))),
    [entity, uses],
  );
  const { list, opens, add, edit, deletions, set, dialog } = useEntityList(customField, definition);
  const turn = (is_active: boolean): BulkAction<CustomField> => ({
    label: is_active ? 'Make active' : 'Make inactive',
    run: (chosen) => set(chosen, { is_active }, is_active ? 'made active' : 'made inactive'),
  });
  const isUsed = ({ id }: CustomField) => uses?.some((use) => use.id === id && use.entries > 0);
  const inactive = turn(false);
  return (
    <>
      <HeadLine>
        <ListToolbar list={list}>
          <Button variant="contained" onClick={add}>
            Add field
          </Button>
        </ListToolbar>
      </HeadLine>
      <DataTable
        list={list}
        opens={opens}
        rowActions={(entry) => [
          edit(entry),
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
        whenEmpty={customField.whenEmpty}
      />
      {deletions.dialog}
      <RowSheet list={list} parameter="edit">
        {dialog && (
          <FieldDialog
            key={dialog.id}
            {...dialog}
            start={{ entity, order: ((list.rows.total ?? 0) + 1) * STEP }}
          />
        )}
      </RowSheet>
    </>
  );
}
