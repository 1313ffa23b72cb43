import { customFields, type CustomEntity, type CustomField } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { defineList, textColumn, type Column, type Filter } from '@itinera/shared/grid';
import { placesInWords, rolesInWords, typeNames } from './fieldWords';

/** Number of entries with a value, by id of the field; undefined while loading. */
export type Uses = ReadonlyMap<string, number> | undefined;

const columnsOf = (uses: Uses): Column<CustomField>[] => [
  textColumn({
    id: 'label',
    header: 'Label',
    sort: 'label',
    essential: true,
    pinned: 'start',
    width: 200,
    grow: 2,
    text: ({ label }) => label,
  }),
  textColumn({ id: 'key', header: 'Key', sort: 'key', width: 150, text: ({ key }) => key }),
  textColumn({
    id: 'type',
    header: 'Type',
    sort: 'type',
    width: 180,
    fact: 'plain',
    text: ({ type }) => typeNames[type],
  }),
  textColumn({
    id: 'required',
    header: 'Required',
    width: 90,
    text: ({ required }) => (required ? 'Yes' : 'No'),
  }),
  textColumn({ id: 'places', header: 'Shown in', width: 160, fact: 'plain', text: placesInWords }),
  textColumn({
    id: 'used',
    header: 'Used by',
    width: 120,
    fact: 'plain',
    text: ({ id }) => (uses ? plural(uses.get(id) ?? 0, 'entry', 'entries') : '…'),
  }),
  textColumn({
    id: 'active',
    header: 'Active',
    width: 90,
    fact: 'labelled',
    text: ({ is_active }) => (is_active ? 'Yes' : 'No'),
  }),
  textColumn({ id: 'group', header: 'Group', width: 140, hidden: true, text: ({ group }) => group }),
  textColumn({
    id: 'order',
    header: 'Position',
    sort: 'order',
    width: 100,
    align: 'end',
    text: ({ order }) => order,
  }),
  textColumn({
    id: 'visible',
    header: 'Seen by',
    width: 220,
    hidden: true,
    text: ({ visible_roles }) => rolesInWords(visible_roles),
  }),
  textColumn({
    id: 'editable',
    header: 'Edited by',
    width: 220,
    hidden: true,
    text: ({ editable_roles }) => rolesInWords(editable_roles),
  }),
];

const filters: Filter[] = [
  {
    kind: 'choice',
    key: 'type',
    label: 'Type',
    options: Object.entries(typeNames).map(([value, label]) => ({ value, label })),
  },
  { kind: 'switch', key: 'is_active', label: 'Active' },
];

/** List of the fields of one kind of entry. */
export const fieldsListOf = (entity: CustomEntity, uses: Uses) =>
  defineList({
    of: customFields,
    name: 'custom-fields',
    label: 'Custom fields',
    noun: 'custom field',
    query: { entity },
    columns: columnsOf(uses),
    filters,
  });
