import { LineInput } from '@itinera/shared/forms';
import { Box, Typography } from '@itinera/shared/ui';
import { isInFile, type Mapping } from '../columns/mapping';
import { idOf, type ImportDefinition } from '../definition';

interface SameInAllRowsProps {
  fields: ImportDefinition['fields'];
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
}

/** Values of the fields that have no column. */
export function SameInAllRows({ fields, mapping, onMapping }: SameInAllRowsProps) {
  const unfilled = fields.filter((field) => !isInFile(mapping, field));
  if (unfilled.length === 0) return null;
  return (
    <>
      <Typography component="h4" variant="subtitle2">
        Same value in all rows
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        These fields have no column. A value entered here is used in every row; leave it empty for the
        default.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
          alignItems: 'start',
        }}
      >
        {unfilled.map((field) => (
          <LineInput
            key={idOf(field)}
            label={field.label}
            hint={field.kind === 'flag' ? 'Yes or no' : field.hint}
            required={field.required}
            value={mapping.everywhere[idOf(field)] ?? ''}
            onChange={(text) =>
              onMapping({ ...mapping, everywhere: { ...mapping.everywhere, [idOf(field)]: text } })
            }
          />
        ))}
      </Box>
    </>
  );
}
