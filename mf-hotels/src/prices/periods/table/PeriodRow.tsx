import type { PeriodText } from '@itinera/shared/contracts';
import { formatDay, plural } from '@itinera/shared/format';
import { Box, IconButton, OutlinedInput } from '@itinera/shared/ui';
import { useId } from 'react';
import { nightsOf } from '../withGaps';
import type { RowVerdict } from './judgeRows';
import { isBlank } from './tableRows';

interface PeriodRowProps {
  /** Index of the row. */
  at: number;
  row: PeriodText;
  verdict: RowVerdict;
  onChange: (change: Partial<PeriodText>) => void;
  onRemove: () => void;
}

/** Fields in a line with what they are read as, on a phone in three lines. */
export const rowStyle = {
  display: 'grid',
  columnGap: 1,
  rowGap: 0.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr 1fr 28px', sm: '128px 128px minmax(120px, 200px) 28px 1fr' },
  '& > :nth-of-type(3)': { gridColumn: { xs: '1 / 3', sm: 'auto' } },
} as const;

export const fields = [
  { field: 'from', label: 'First night', placeholder: 'DD.MM.YYYY' },
  { field: 'to', label: 'Last night', placeholder: 'DD.MM.YYYY' },
  { field: 'name', label: 'Name', placeholder: 'Name' },
] as const;

/** Two or three fields in a line, with what they are read as. */
export function PeriodRow({ at, row, verdict, onChange, onRemove }: PeriodRowProps) {
  const id = useId();
  // An empty one follows the row above.
  const firstNight =
    verdict.kind === 'valid' ? formatDay(verdict.period.start_period) : fields[0].placeholder;
  const isRefused = (field: keyof PeriodText) => verdict.kind === 'problem' && verdict.field === field;
  return (
    <li>
      <Box role="group" aria-label={`Row ${at + 1}`} sx={rowStyle}>
        {fields.map(({ field, label, placeholder }) => (
          <OutlinedInput
            key={field}
            value={row[field]}
            placeholder={field === 'from' ? firstNight : placeholder}
            error={isRefused(field)}
            autoComplete="off"
            onChange={({ target }) => onChange({ [field]: target.value })}
            slotProps={{
              input: {
                'aria-label': `${label}, row ${at + 1}`,
                'aria-describedby': verdict.kind === 'empty' ? undefined : id,
                ...placeOf(at, field),
              },
            }}
          />
        ))}
        <IconButton
          aria-label={`Remove row ${at + 1}`}
          disabled={isBlank(row)}
          onClick={onRemove}
          size="small"
        >
          ×
        </IconButton>
        <Box id={id} sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, typography: 'body2', minHeight: 20 }}>
          <VerdictText verdict={verdict} />
        </Box>
      </Box>
    </li>
  );
}

/** The place of a field, by which keys find it. */
const placeOf = (row: number, column: keyof PeriodText) => ({ 'data-row': row, 'data-column': column });

/** Days that are read, with gaps beside them, or what is wrong. */
function VerdictText({ verdict }: { verdict: RowVerdict }) {
  if (verdict.kind === 'empty') return null;
  if (verdict.kind === 'problem')
    return (
      <Box component="span" sx={{ color: 'error.main' }}>
        {verdict.text}
      </Box>
    );
  const { period, hints } = verdict;
  return (
    <>
      {formatDay(period.start_period)}–{formatDay(period.end_period)}, {plural(nightsOf(period), 'night')}
      {hints.map((hint) => (
        <Box key={hint} sx={{ color: 'warning.main' }}>
          {hint}
        </Box>
      ))}
    </>
  );
}
