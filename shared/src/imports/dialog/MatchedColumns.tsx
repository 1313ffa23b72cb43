import { NativeSelect } from '@itinera/shared/grid';
import { Box, Stack, Typography } from '@itinera/shared/ui';
import { useId } from 'react';
import type { Mapping } from '../columns/mapping';
import { idOf, type ImportDefinition } from '../definition';
import type { Sheet } from '../read/sheet';

const SKIP = '';

/** Some values of a column. */
const samplesOf = ({ rows }: Sheet, column: number): string =>
  [...new Set(rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== ''))]
    .slice(0, 3)
    .join(', ') || 'Empty';

interface MatchedColumnsProps {
  fields: ImportDefinition['fields'];
  sheet: Sheet;
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
}

/** Columns of the file, each with some of its values and its field. */
export function MatchedColumns({ fields, sheet, mapping, onMapping }: MatchedColumnsProps) {
  const choose = (column: number, field: string) =>
    onMapping({
      ...mapping,
      // Each field has at most one column.
      columns: mapping.columns.map((other, index) =>
        index === column ? field || undefined : other === field ? undefined : other,
      ),
    });
  return (
    <Stack component="ul" aria-label="Columns of the file" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {sheet.headers.map((header, column) => (
        <MatchedColumn
          key={header}
          header={header}
          samples={samplesOf(sheet, column)}
          fields={fields}
          chosen={mapping.columns[column] ?? SKIP}
          onChoose={(field) => choose(column, field)}
        />
      ))}
    </Stack>
  );
}

interface MatchedColumnProps extends Pick<MatchedColumnsProps, 'fields'> {
  header: string;
  samples: string;
  chosen: string;
  onChoose: (field: string) => void;
}

function MatchedColumn({ header, samples, fields, chosen, onChoose }: MatchedColumnProps) {
  const id = useId();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 220px' },
        gap: { xs: 0.5, sm: 2 },
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        pb: 1,
      }}
    >
      <Typography component="label" htmlFor={id} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {header}
      </Typography>
      <Typography
        id={`${id}-samples`}
        variant="body2"
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {samples}
      </Typography>
      <NativeSelect
        id={id}
        aria-describedby={`${id}-samples`}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
        sx={{ minHeight: 36 }}
      >
        <option value={SKIP}>Skip column</option>
        {fields.map((field) => (
          <option key={idOf(field)} value={idOf(field)}>
            {field.label}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
