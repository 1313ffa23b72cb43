import type { CustomField, CustomValue } from '@itinera/shared/contracts';
import { customText } from '@itinera/shared/format';
import { Box } from '@itinera/shared/ui';

interface CustomCellProps {
  field: CustomField;
  value: CustomValue | undefined;
  nameOf: (id: string) => string;
}

/** A custom value; selected options have a dot of their colour beside their words. */
export function CustomCell({ field, value, nameOf }: CustomCellProps) {
  const chosen = field.options.filter(({ value: option }) =>
    Array.isArray(value) ? value.includes(option) : value === option,
  );
  return (
    <>
      {chosen.map(
        ({ value: option, colour }) =>
          colour && (
            <Box
              key={option}
              component="span"
              aria-hidden
              sx={{
                display: 'inline-block',
                width: 8,
                height: 8,
                mr: 0.75,
                borderRadius: '50%',
                bgcolor: `${colour}.main`,
              }}
            />
          ),
      )}
      {customText(field, value, nameOf)}
    </>
  );
}
