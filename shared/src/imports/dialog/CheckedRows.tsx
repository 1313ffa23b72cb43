import { grouped } from '@itinera/shared/format';
import { Box, Button, Stack, styled, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { inWords, type CheckedRow } from '../check/verdict';

const perPage = 50;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: '6px 12px 6px 0',
    borderBottom: `1px solid ${theme.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& th:nth-of-type(2)': { width: '35%' },
  '& th:first-of-type': { width: 52, fontVariantNumeric: 'tabular-nums' },
}));

const words = {
  valid: { label: 'Valid', colour: 'success.main' },
  exists: { label: 'Already exists', colour: 'warning.main' },
  error: { label: 'Error', colour: 'error.main' },
} as const;

function VerdictCell({ checked }: { checked: CheckedRow }) {
  const { verdict, notes } = checked;
  const { label, colour } = words[verdict.kind];
  return (
    <>
      <Box component="span" sx={{ color: colour, fontWeight: 600 }}>
        {label}
      </Box>
      {verdict.kind === 'exists' && <div>{verdict.reason}</div>}
      {verdict.kind !== 'error' &&
        notes.map(({ field, message }) => (
          <div key={field}>
            <strong>{field}: </strong>
            {message}
          </div>
        ))}
      {verdict.kind === 'error' &&
        verdict.problems.map(({ field, message }) => (
          <div key={field + message}>
            {field !== '' && <strong>{field}: </strong>}
            {message}
          </div>
        ))}
    </>
  );
}

/** The rows of the file with their verdicts, in pages. */
export function CheckedRows({ rows }: { rows: CheckedRow[] }) {
  const [wanted, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(rows.length / perPage) - 1);
  const page = Math.min(wanted, last);
  const shown = rows.slice(page * perPage, (page + 1) * perPage);
  return (
    <div>
      <Table aria-label="Rows of the file">
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Name</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((checked) => (
            <tr
              key={checked.row.number}
              aria-label={`Row ${checked.row.number}: ${inWords(checked) || 'Valid'}`}
            >
              <th scope="row">{checked.row.number}</th>
              <td>{checked.name}</td>
              <td>
                <VerdictCell checked={checked} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length === 0 && <Typography sx={{ py: 2 }}>No rows to show.</Typography>}
      {last > 0 && (
        <Stack
          direction="row"
          component="nav"
          aria-label="Pages of rows"
          sx={{ gap: 1, mt: 1, alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <Typography variant="body2" aria-live="polite">
            {page * perPage + 1}–{page * perPage + shown.length} of {grouped(rows.length)}
          </Typography>
          <Button size="small" disabled={page === last} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </Stack>
      )}
    </div>
  );
}
