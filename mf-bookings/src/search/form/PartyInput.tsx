import { mostChildren } from '@itinera/shared/contracts';
import { SelectInput, useWatch } from '@itinera/shared/forms';
import { PlainSelect } from './PlainSelect';
import { searchLabels, type SearchControl } from './searchForm';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const options = (numbers: number[]) =>
  numbers.map((number) => ({ value: String(number), label: String(number) }));

const adults = options(range(1, 9));
const ages = options(range(0, 17));
const counts = range(0, mostChildren);

interface PartyInputProps {
  control: SearchControl;
  onChildren: (ages: (string | null)[]) => void;
}

/** Input for adults, and children with their ages. */
export function PartyInput({ control, onChildren }: PartyInputProps) {
  const children = useWatch({ control, name: 'child_ages' });
  return (
    <>
      <SelectInput control={control} name="adults" label={searchLabels.adults} options={adults} required />
      <PlainSelect
        label={searchLabels.child_ages}
        value={children.length}
        choices={counts}
        onChange={(count) => onChildren(Array.from({ length: count }, (_, index) => children[index] ?? null))}
      />
      {children.map((_age, index) => (
        <SelectInput
          // Children have no identity but their position.
          key={index}
          control={control}
          name={`child_ages.${index}`}
          label={`Age ${index + 1}`}
          options={ages}
          required
        />
      ))}
    </>
  );
}
