import type { Period } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { Box, Button } from '@itinera/shared/ui';
import { Popover } from '@itinera/shared/ui-more';
import { useId, useState, type ReactNode } from 'react';
import type { Parameter } from '../parameters';
import { ChoiceList } from './ChoiceList';
import { DayField } from './DayField';
import { DaysField } from './DaysField';
import { EntryName, EntrySelect } from './EntrySelect';
import { RangeFields } from './RangeFields';

export type Changes = Record<string, string | undefined>;

interface ParameterChipProps {
  parameter: Parameter;
  query: Record<string, string>;
  /** Period of absent days; undefined until the report is read for the first time. */
  period: Period | undefined;
  onChange: (changes: Changes) => void;
}

function valueOf({ parameter, query, period }: Omit<ParameterChipProps, 'onChange'>): ReactNode {
  const value = query[parameter.name];
  switch (parameter.kind) {
    case 'range': {
      const { from = period?.from, to = period?.to } = query;
      return from && to ? `${formatDay(from)} – ${formatDay(to)}` : '…';
    }
    case 'day': {
      const day = value ?? period?.to;
      return day ? formatDay(day) : '…';
    }
    case 'days':
      return value ?? parameter.defaultValue;
    case 'choice': {
      const shown = value ?? parameter.defaultValue;
      return parameter.options.find((option) => option.value === shown)?.label ?? shown ?? parameter.all;
    }
    case 'entry':
      return value === undefined ? 'All' : <EntryName of={parameter.of} id={value} />;
  }
}

/** Chip with a parameter and its value; pressing it opens the input. */
export function ParameterChip(props: ParameterChipProps) {
  const { parameter, query, period } = props;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const onChange = (changes: Changes) => {
    close();
    props.onChange(changes);
  };
  const { name, label } = parameter;
  const value = query[name];
  return (
    <li>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ borderRadius: 4, fontWeight: 400, textTransform: 'none' }}
      >
        <span>
          {label}: {valueOf(props)}
        </span>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <Box sx={{ p: 2, width: 320, maxWidth: '100%' }}>
          <Box id={id} component="h2" sx={{ m: 0, mb: 1.5, fontSize: '1rem', fontWeight: 500 }}>
            {label}
          </Box>
          {parameter.kind === 'range' && (
            <RangeFields
              looks={parameter.looks}
              from={query['from'] ?? period?.from}
              to={query['to'] ?? period?.to}
              onChange={onChange}
            />
          )}
          {parameter.kind === 'day' && (
            <DayField
              label={label}
              value={value ?? period?.to}
              onChange={(day) => onChange({ [name]: day })}
            />
          )}
          {parameter.kind === 'days' && (
            <DaysField
              label={label}
              value={value ?? String(parameter.defaultValue)}
              onChange={(days) => onChange({ [name]: days })}
            />
          )}
          {parameter.kind === 'choice' && (
            <ChoiceList
              choice={parameter}
              value={value}
              onChange={(chosen) => onChange({ [name]: chosen })}
            />
          )}
          {parameter.kind === 'entry' && (
            <EntrySelect
              of={parameter.of}
              label={label}
              value={value}
              onChange={(chosen) => onChange({ [name]: chosen })}
            />
          )}
        </Box>
      </Popover>
    </li>
  );
}
