import { formatDay } from '@itinera/shared/format';
import { Button, onDemand } from '@itinera/shared/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { EntryName } from './EntryName';
import type { Changes, ParameterProps } from './parameterProps';

const ParameterPopover = onDemand(() =>
  import(/* webpackChunkName: "report-tools" */ './ParameterPopover').then((module) => ({
    default: module.ParameterPopover,
  })),
);

interface ParameterChipProps extends ParameterProps {
  onChange: (changes: Changes) => void;
}

function valueOf({ parameter, query, period }: ParameterProps): ReactNode {
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const onChange = (changes: Changes) => {
    close();
    props.onChange(changes);
  };
  return (
    <li>
      <Button
        data-printed
        size="small"
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ borderRadius: 4, fontWeight: 400, textTransform: 'none' }}
      >
        <span>
          {parameter.label}: {valueOf(props)}
        </span>
      </Button>
      {anchor && (
        <Suspense>
          <ParameterPopover {...{ parameter, query, period, anchor, onChange }} onClose={close} />
        </Suspense>
      )}
    </li>
  );
}
