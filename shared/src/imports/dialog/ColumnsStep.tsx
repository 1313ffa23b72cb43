import { plural } from '@itinera/shared/format';
import { Alert, Button, Typography } from '@itinera/shared/ui';
import { useRef, useState } from 'react';
import { lackingFields, type Mapping } from '../columns/mapping';
import type { ImportDefinition } from '../definition';
import type { FileTable } from '../read/fileTable';
import type { Sheet } from '../read/sheet';
import { FileChoices } from './FileChoices';
import { MatchedColumns } from './MatchedColumns';
import { SameInAllRows } from './SameInAllRows';
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
  const [isAsked, setAsked] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const { fields } = definition;
  const lacking = lackingFields(definition, mapping);

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
      <MatchedColumns {...{ fields, sheet, mapping, onMapping }} />
      <SameInAllRows {...{ fields, mapping, onMapping }} />
    </StepFrame>
  );
}
