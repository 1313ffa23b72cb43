import { customFields, type CustomField } from '@itinera/shared/contracts';
import { useWatch, type ContractControl } from '@itinera/shared/forms';

/** The definition as it is being typed, for the preview. */
export function useDraft(control: ContractControl<typeof customFields.createInput>): CustomField {
  const typed = useWatch({ control });
  const { defaults } = customFields;
  return {
    ...defaults,
    ...typed,
    id: '',
    created_at: '',
    updated_at: '',
    label: typed.label || 'Your field',
    key: typed.key || 'key',
    type: typed.type || 'text',
    options: (typed.options ?? []).filter((option) => option?.value && option.label),
    pattern: typed.pattern || null,
    currency: typed.currency || 'EUR',
    help: typed.help || null,
    is_visible: true,
    is_editable: true,
  } as CustomField;
}
