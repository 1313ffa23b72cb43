import { useLayoutEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Fills in values as if they were typed when the form opens: a save names their changes, and Undo reverses them. A restored draft takes
 * precedence.
 */
export function usePresets(
  { setValue }: UseFormReturn<FieldValues, unknown, FieldValues>,
  presets: FieldValues = {},
): void {
  const [values] = useState(presets);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(values)) setValue(name, value, { shouldDirty: true });
  }, [setValue, values]);
}
