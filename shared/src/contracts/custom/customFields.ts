import * as z from '@itinera/shared/schema';
import { currencyCode } from '../currencies';
import { role } from '../auth';
import { collection, type Entity, type FieldProblems } from '../collection';
import { answer } from '../envelope';
import { decimal, flag, freeText, id, integer, oneOf, optional, queryFlag, text, timestamp } from '../fields';
import { staffRoles } from '../roles';
import { tagged, withTags } from '../shown';
import { customFieldsPath } from '../writePaths';
import { customOption, customTypes, type CustomType } from './customRule';
import { customProblem } from './customProblem';
import { customEntities, customKey } from './customValues';

/** More would hide the standard fields. */
export const mostCustomFields = 30;

const options = z.array(customOption, { error: 'Send a list of options.' }).check(
  z.maxLength(50, { error: 'Use at most 50 options.' }),
  z.refine((list) => new Set(list.map(({ value }) => value)).size === list.length, {
    error: 'Give each option a value of its own.',
  }),
);

/** Default values of all types: the rules below compare them with the type. */
const presetValue = z.union([
  freeText(2000),
  z.number(),
  z.boolean(),
  z.array(freeText(40)).check(z.maxLength(50, { error: 'Choose at most 50.' })),
  z.null(),
]);

const bound = z.nullable(decimal(-1_000_000_000, 1_000_000_000));

const fields = {
  entity: oneOf(customEntities),
  /** Name of the value in entries; never changes. */
  key: customKey,
  label: text(80, 1),
  /** Changes only while no entry has a value. */
  type: oneOf(customTypes),
  /** Options of a select and a multiselect. */
  options,
  required: flag,
  /** Default value of a new entry. */
  default_value: presetValue,
  /** Lowest and highest number; for money in major units. */
  min: bound,
  max: bound,
  /** Characters of a text. */
  max_length: z.nullable(integer(1, 2000)),
  /** Pattern of a text: # is a digit, A a letter, * either of them, others are literal: AA-####. */
  pattern: optional(text(60)),
  /** Of money. */
  currency: optional(currencyCode),
  help: optional(text(200)),
  order: integer(0, 10_000),
  /** Fields of one group are shown together under its name. */
  group: optional(text(60)),
  show_in_list: flag,
  show_in_filter: flag,
  show_in_form: flag,
  visible_roles: z.array(role, { error: 'Send a list of roles.' }),
  /** Roles that may edit, among those that see it: partners write none of these entries. */
  editable_roles: z.array(oneOf(staffRoles), { error: 'Send a list of roles.' }),
  is_active: flag,
};

const hasOptions = (type: CustomType | undefined): boolean => type === 'select' || type === 'multiselect';
const isText = (type: CustomType | undefined): boolean => type === 'text' || type === 'textarea';

type Definition = { [K in keyof typeof fields]?: z.output<(typeof fields)[K]> | undefined };

function problemsIn(field: Definition): FieldProblems {
  const {
    type,
    options: offered = [],
    min,
    max,
    visible_roles: visible = [],
    editable_roles: editable = [],
  } = field;
  const problems: FieldProblems = {};
  if (hasOptions(type) && offered.length === 0) problems['options'] = 'Add at least one option.';
  if (type === 'money' && !field.currency) problems['currency'] = 'Enter the currency of the amounts.';
  if (min !== null && max !== null && min !== undefined && max !== undefined && min > max)
    problems['max'] = 'Enter a number that is not below the lowest one.';
  if (field.pattern && !isText(type)) problems['pattern'] = 'Only a text can have a pattern.';
  if (editable.some((one) => !visible.includes(one)))
    problems['editable_roles'] = 'Who edits a field has to see it: choose these roles above as well.';
  if (field.required && editable.length === 0)
    problems['editable_roles'] = 'A required field has to be edited by at least one role.';
  const preset = presetProblem(field);
  if (preset) problems['default_value'] = preset;
  return problems;
}

function presetProblem(field: Definition): string | undefined {
  const {
    type,
    options: offered,
    min = null,
    max = null,
    max_length = null,
    pattern = null,
    default_value,
  } = field;
  if (type === undefined || default_value === null || default_value === undefined) return undefined;
  return customProblem(
    {
      type,
      options: offered ?? [],
      required: false,
      min,
      max,
      max_length,
      pattern,
      currency: field.currency ?? null,
    },
    default_value,
  );
}

/**
 * Custom fields: fields that the company adds to entries without a release; forms, lists, filters and exports follow their definitions.
 * Staff read and write them; partners read those visible to their role. A field with values can't be deleted, only deactivated, which
 * keeps the values.
 */
export const customFields = collection({
  path: customFieldsPath,
  entity: {
    id,
    ...fields,
    pattern: z.nullable(z.string()),
    currency: z.nullable(z.string()),
    help: z.nullable(z.string()),
    group: z.nullable(z.string()),
    created_at: timestamp,
    updated_at: timestamp,
    /** Whether the reader's role may see its values, and change them. */
    is_visible: z.optional(flag),
    is_editable: z.optional(flag),
    ...tagged,
  },
  input: fields,
  create: ['entity', 'key', 'label', 'type'],
  defaults: {
    options: [],
    required: false,
    default_value: null,
    min: null,
    max: null,
    max_length: null,
    pattern: null,
    currency: null,
    help: null,
    order: 0,
    group: null,
    show_in_list: true,
    show_in_filter: true,
    show_in_form: true,
    visible_roles: ['admin', 'manager', 'operator'],
    editable_roles: ['admin', 'manager', 'operator'],
    is_active: true,
  },
  filters: {
    ...withTags,
    entity: z.optional(oneOf(customEntities)),
    type: z.optional(oneOf(customTypes)),
    is_active: z.optional(queryFlag),
  },
  sorts: ['label', 'key', 'type', 'order', 'created_at', 'updated_at'],
  defaultSort: 'order',
  reference: true,
  problemsIn,
});
export type CustomField = Entity<typeof customFields>;

/** Number of entries with a value, by field: `GET /api/custom-fields/uses`. */
export const customUsesAnswer = answer(z.array(z.object({ id, entries: z.number() })));
export const customUsesPath = `${customFields.path}/uses`;
