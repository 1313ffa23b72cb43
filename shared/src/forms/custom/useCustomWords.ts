import type { CustomEntity, CustomValue } from '@itinera/shared/contracts';
import { useCustomFields, useStaffNames } from '@itinera/shared/data';
import { customText } from '@itinera/shared/format';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Shown } from '../clash/shown';
import { shownPlainly } from '../clash/shown';
import { isUnreadable } from '../read/unreadable';

interface CustomWords<I extends FieldValues> {
  /** By path: `custom.vip`. */
  labels: Record<string, string>;
  shown: Shown<I>;
}

/** Labels and formatters of custom fields for a form. */
export function useCustomWords<I extends FieldValues>(entity: CustomEntity | undefined): CustomWords<I> {
  const fields = useCustomFields(entity);
  const nameOf = useStaffNames(fields?.some(({ type }) => type === 'user') ?? false);
  return useMemo(() => {
    const named = (fields ?? []).map((field) => [`custom.${field.key}`, field] as const);
    return {
      labels: Object.fromEntries(named.map(([path, { label }]) => [path, label])),
      shown: Object.fromEntries(
        named.map(([path, field]) => [
          path,
          (value: unknown) =>
            isUnreadable(value)
              ? value.typed
              : customText(field, value as CustomValue, nameOf) || shownPlainly(undefined),
        ]),
      ) as Shown<I>,
    };
  }, [fields, nameOf]);
}
