import { endsOf, NOT_SET } from '@itinera/shared/contracts';
import { numberReader, type Reader } from '@itinera/shared/forms';
import { Stack } from '@itinera/shared/ui';
import { NotSetBox } from './NotSetBox';
import { TypedFilter } from './TypedFilter';

interface RangeInputsProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Parses an end of a range, stored as the text of the address. Refuses one on the wrong side of the other. */
const end = (least = -Infinity, most = Infinity): Reader<string> => ({
  read: (text) => {
    const read = numberReader.read(text);
    if (typeof read !== 'number') return read;
    if (read < least) return { typed: text, problem: `Enter ${least} or more.` };
    if (read > most) return { typed: text, problem: `Enter ${most} or less.` };
    return String(read);
  },
  show: (value) => value,
});

const textOfEnd = (number: number | undefined) => (number === undefined ? undefined : String(number));

/** Inputs for a range, of which an empty end is open; or for entries without a value. */
export function RangeInputs({ label, value, onChange }: RangeInputsProps) {
  const { from, to } = value === undefined ? { from: undefined, to: undefined } : endsOf(value);
  const write = (first = '', last = '') =>
    onChange(first === '' && last === '' ? undefined : `${first}..${last}`);
  return (
    <>
      <Stack direction="row" spacing={1}>
        <TypedFilter
          label={`${label} from`}
          value={textOfEnd(from)}
          reader={end(0, to)}
          inputMode="decimal"
          onChange={(typed) => write(typed, textOfEnd(to))}
        />
        <TypedFilter
          label={`${label} to`}
          value={textOfEnd(to)}
          reader={end(from ?? 0)}
          inputMode="decimal"
          onChange={(typed) => write(textOfEnd(from), typed)}
        />
      </Stack>
      <NotSetBox
        isChecked={value === NOT_SET}
        onChange={(isChecked) => onChange(isChecked ? NOT_SET : undefined)}
      />
    </>
  );
}
