import { boolean, doublePrecision, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { customEntities, customTypes, roles, staffRoles, type CustomField } from '@itinera/shared/contracts';
import { createdNow, id } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { declareOfThings } from '../../db/visibility/ofThings';

export const customFieldsTable = pgTable(
  'custom_fields',
  {
    id: id(),
    entity: text({ enum: customEntities }).notNull(),
    key: text().notNull(),
    label: text().notNull(),
    type: text({ enum: customTypes }).notNull(),
    options: jsonb().$type<CustomField['options']>().notNull(),
    required: boolean().notNull(),
    default_value: jsonb().$type<CustomField['default_value']>(),
    min: doublePrecision(),
    max: doublePrecision(),
    max_length: integer(),
    pattern: text(),
    currency: text(),
    help: text(),
    order: integer().notNull(),
    group: text(),
    show_in_list: boolean().notNull(),
    show_in_filter: boolean().notNull(),
    show_in_form: boolean().notNull(),
    visible_roles: text({ enum: roles }).array().notNull(),
    editable_roles: text({ enum: staffRoles }).array().notNull(),
    is_active: boolean().notNull(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [unique('custom_fields_key').on(table.entity, table.key)],
);

declareVisibility(
  customFieldsTable,
  { kind: 'published', to: 'visible_roles', whileTrue: 'is_active' },
  {
    open: [
      'id',
      'entity',
      'key',
      'label',
      'type',
      'options',
      'required',
      'default_value',
      'min',
      'max',
      'max_length',
      'pattern',
      'currency',
      'help',
      'order',
      'group',
      'show_in_list',
      'show_in_filter',
      'show_in_form',
      'visible_roles',
      'editable_roles',
      'is_active',
      'created_at',
      'updated_at',
    ],
  },
);

export type CustomFieldRow = typeof customFieldsTable.$inferSelect;

declareOfThings(customFieldsTable, ['key', 'label', 'options', 'pattern', 'currency', 'help', 'group']);
