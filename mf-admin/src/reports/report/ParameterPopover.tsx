import { Box } from '@itinera/shared/ui';
import { Popover } from '@itinera/shared/ui-more';
import { useId } from 'react';
import type { Changes, ParameterProps } from './parameterProps';
import { ChoiceList } from './ChoiceList';
import { DayField } from './DayField';
import { DaysField } from './DaysField';
import { EntrySelect } from './EntrySelect';
import { RangeFields } from './RangeFields';

interface ParameterPopoverProps extends ParameterProps {
  anchor: HTMLElement;
  onChange: (changes: Changes) => void;
  onClose: () => void;
}

/** The input of a parameter, below its chip. */
export function ParameterPopover(props: ParameterPopoverProps) {
  const { parameter, query, period, anchor, onChange, onClose } = props;
  const id = useId();
  const { name, label } = parameter;
  const value = query[name];
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
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
          <DayField label={label} value={value ?? period?.to} onChange={(day) => onChange({ [name]: day })} />
        )}
        {parameter.kind === 'days' && (
          <DaysField
            label={label}
            value={value ?? String(parameter.defaultValue)}
            onChange={(days) => onChange({ [name]: days })}
          />
        )}
        {parameter.kind === 'choice' && (
          <ChoiceList choice={parameter} value={value} onChange={(chosen) => onChange({ [name]: chosen })} />
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
  );
}
