import { useController, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import { Box, Typography } from '@itinera/shared/ui';
import { columnWords } from '../result/table/columns';

/** Which columns results have: the hotel always. Stored are those that are hidden. */
export function HiddenColumns<I extends FieldValues, O>({
  control,
  name,
}: Pick<FieldProps<I, O>, 'control' | 'name'>) {
  const { field } = useController({ control, name });
  const hidden: string[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (column: string) =>
    field.onChange(hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column]);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend" variant="subtitle2">
        Columns
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {Object.entries(columnWords)
          .filter(([column]) => column !== 'hotel')
          .map(([column, label]) => (
            <Box
              component="label"
              key={column}
              sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 28, cursor: 'pointer' }}
            >
              <input type="checkbox" checked={!hidden.includes(column)} onChange={() => toggle(column)} />
              {label}
            </Box>
          ))}
      </Box>
    </Box>
  );
}
