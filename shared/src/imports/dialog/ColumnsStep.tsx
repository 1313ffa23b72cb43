import { LineInput } from '@itinera/shared/forms';
import { plural } from '@itinera/shared/format';
import { NativeSelect } from '@itinera/shared/grid';
import { Alert, Box, Button, Stack, Typography } from '@itinera/shared/ui';
import { useId, useRef, useState } from 'react';
import { isInFile, lackingFields, type Mapping } from '../columns/mapping';
import { idOf, type ImportDefinition } from '../definition';
import type { FileTable } from '../read/fileTable';
import type { Sheet } from '../read/sheet';
import { FileChoices } from './FileChoices';
import { StepFrame } from './StepFrame';

interface ColumnsStepProps {
  definition: ImportDefinition;
  table: FileTable;
  sheet: Sheet;
  mapping: Mapping;
  onTable: (table: FileTable) => void;
  onMapping: (mapping: Mapping) => void;
  onBack: () => void;
  onCheck: () => void;
  onCancel: () => void;
}

const SKIP = '';

/** Some values of a column. */
const samplesOf = ({ rows }: Sheet, column: number): string =>
  [...new Set(rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== ''))]
    .slice(0, 3)
    .join(', ') || 'Empty';

/** Step 2: matches columns with fields, and sets values for fields without a column. */
export function ColumnsStep({
  definition,
  table,
  sheet,
  mapping,
  onTable,
  onMapping,
  onBack,
  onCheck,
  onCancel,
}: ColumnsStepProps) {
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const { fields } = definition;
  const lacking = lackingFields(definition, mapping);
  const unfilled = fields.filter((field) => !isInFile(mapping, field));

  const choose = (column: number, field: string) =>
    onMapping({
      ...mapping,
      // Each field has at most one column.
      columns: mapping.columns.map((other, index) =>
        index === column ? field || undefined : other === field ? undefined : other,
      ),
    });
  const check = () => {
    setAsked(true);
    if (lacking.length === 0) onCheck();
    else alert.current?.focus();
  };

  const actions = (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button onClick={onBack}>Choose another file</Button>
      <Button variant="contained" onClick={check}>
        Check rows
      </Button>
    </>
  );
  return (
    <StepFrame step="Columns" title="Match columns" actions={actions}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {table.name}: {plural(sheet.rows.length, 'row')}, {plural(sheet.headers.length, 'column')}
      </Typography>
      <FileChoices table={table} onTable={onTable} />
      {lacking.length > 0 && (
        <Alert
          ref={alert}
          tabIndex={-1}
          severity={isAsked ? 'error' : 'warning'}
          role={isAsked ? 'alert' : 'status'}
        >
          {lacking.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Alert>
      )}
      <Stack component="ul" aria-label="Columns of the file" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {sheet.headers.map((header, column) => (
          <Box
            component="li"
            key={header}
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
            <Typography
              component="label"
              htmlFor={`${id}-${column}`}
              sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {header}
            </Typography>
            <Typography
              id={`${id}-${column}-samples`}
              variant="body2"
              sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {samplesOf(sheet, column)}
            </Typography>
            <NativeSelect
              id={`${id}-${column}`}
              aria-describedby={`${id}-${column}-samples`}
              value={mapping.columns[column] ?? SKIP}
              onChange={({ target }) => choose(column, target.value)}
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
        ))}
      </Stack>
      {unfilled.length > 0 && (
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
      )}
    </StepFrame>
  );
}
