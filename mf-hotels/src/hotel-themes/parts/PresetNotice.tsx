import { useController, useFormState, type FieldsProps } from '@itinera/shared/forms';
import type { hotelClasses } from '@itinera/shared/contracts';
import { Alert, Button } from '@itinera/shared/ui';

type Control = FieldsProps<typeof hotelClasses>['control'];

/** Effects of a save in words; empty if neither field differs. */
function effects(saved: Values, now: Values): string[] {
  return [
    ...(now.show_in_filter === saved.show_in_filter
      ? []
      : [now.show_in_filter ? 'shows it in filters' : 'hides it from filters']),
    ...(now.order === saved.order ? [] : [`changes its order from ${saved.order} to ${now.order}`]),
  ];
}

interface Values {
  show_in_filter: boolean | undefined;
  order: number | undefined;
}

/**
 * Specification 5: a form that edits a class or a chain presets order and filter setting instead of the saved ones. Says what saving them
 * changes, and restores the saved ones.
 */
export function PresetNotice({ control }: { control: Control }) {
  const { defaultValues = {} } = useFormState({ control });
  const shown = useController({ control, name: 'show_in_filter' }).field;
  const order = useController({ control, name: 'order' }).field;
  const saved = { show_in_filter: defaultValues.show_in_filter, order: defaultValues.order };
  const changes = effects(saved, { show_in_filter: shown.value, order: order.value });
  if (changes.length === 0) return null;
  return (
    <Alert severity={saved.show_in_filter && !shown.value ? 'warning' : 'info'}>
      <div>Saving {changes.join(' and ')}.</div>
      <Button
        size="small"
        color="inherit"
        sx={{ ml: -0.5 }}
        onClick={() => {
          shown.onChange(saved.show_in_filter);
          order.onChange(saved.order);
        }}
      >
        Keep saved values
      </Button>
    </Alert>
  );
}
