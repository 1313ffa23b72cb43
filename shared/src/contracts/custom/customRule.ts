import * as z from '@itinera/shared/schema';
import { oneOf, text } from '../fields';

export const customTypes = [
  'text',
  'textarea',
  'number',
  'money',
  'date',
  'boolean',
  'select',
  'multiselect',
  'url',
  'email',
  'phone',
  'user',
] as const;
export type CustomType = (typeof customTypes)[number];

export const optionColours = [
  'primary',
  'accent',
  'secondary',
  'info',
  'warning',
  'error',
  'success',
] as const;

export const customOption = z.strictObject({
  /** Stored in entries; never changes. */
  value: text(40, 1).check(
    z.regex(/^[a-z0-9][a-z0-9_-]*$/, { error: 'Use lowercase letters, digits, hyphens and underscores.' }),
  ),
  label: text(80, 1),
  colour: z.nullable(oneOf(optionColours)),
});
export type CustomOption = z.infer<typeof customOption>;

/** Rules of a definition for its values (`customFields`). */
export interface CustomRule {
  type: CustomType;
  options: CustomOption[];
  required: boolean;
  /** Of money in major units. */
  min: number | null;
  max: number | null;
  max_length: number | null;
  pattern: string | null;
  currency: string | null;
}
