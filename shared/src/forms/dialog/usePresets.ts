import { useLayoutEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Puts values into a form as if they were typed when it opens: saving says what they change, and undoes it. A draft that is
 * restored goes above them.
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
