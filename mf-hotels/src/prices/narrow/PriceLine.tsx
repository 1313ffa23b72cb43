import { Box, OutlinedInput } from '@itinera/shared/ui';
import { useId, useState } from 'react';
import { kindWords, type CellView } from '../grid/cellView';
import type { PriceColumn } from '../model/priceRows';

interface PriceLineProps {
  column: PriceColumn;
  /** Text of the own price. */
  text: string;
  view: CellView;
  onType: (text: string) => void;
}

/** One period of a row, with its price. The text is applied on blur. */
export function PriceLine({ column, text, view, onType }: PriceLineProps) {
  const id = useId();
  const [typed, setTyped] = useState(text);
  const { kind, problem, isChanged, isSpecial, isStopped } = view;
  const about = [
    problem ?? kindWords[kind],
    isSpecial && '★ special price',
    isStopped && 'stop sale',
    isChanged && '• not saved',
  ].filter(Boolean);
  const takeOver = () => {
    if (typed !== text) onType(typed);
  };
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <label htmlFor={id}>
          {column.name} {column.period.name}
        </label>
        <Box
          id={`${id}-about`}
          sx={{ fontSize: '0.75rem', color: problem === undefined ? 'text.secondary' : 'error.main' }}
        >
          {[column.limits, ...about].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <OutlinedInput
        id={id}
        size="small"
        value={typed}
        placeholder={kind === 'explicit' ? '' : view.text}
        error={problem !== undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={takeOver}
        onKeyDown={({ key }) => key === 'Enter' && takeOver()}
        inputProps={{
          inputMode: 'decimal',
          'aria-describedby': `${id}-about`,
          style: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
        }}
        sx={{ width: 128, flexShrink: 0 }}
      />
    </Box>
  );
}
