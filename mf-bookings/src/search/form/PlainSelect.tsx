import { belowId, FieldFrame, OutlinedInput } from '@itinera/shared/ui';
import { useId, type ComponentProps } from 'react';

type InputProps = NonNullable<ComponentProps<typeof OutlinedInput>['inputProps']>;

/** Native select in the frame of an input. */
const Select = (props: InputProps) => <select {...(props as ComponentProps<'select'>)} />;

interface PlainSelectProps {
  label: string;
  value: number;
  choices: readonly number[];
  onChange: (value: number) => void;
  problem?: string | undefined;
}

/** Select of a few numbers that are not fields of the form. */
export function PlainSelect({ label, value, choices, onChange, problem }: PlainSelectProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} problem={problem}>
      <OutlinedInput
        id={id}
        inputComponent={Select}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        aria-describedby={belowId(id, { problem })}
        inputProps={{
          children: choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          )),
        }}
      />
    </FieldFrame>
  );
}
