import { EntitySelect } from '@itinera/shared/choices';
import { dayHint, dayReader, DayButton, type Reader } from '@itinera/shared/forms';
import type { Filter } from '../list/filter';
import { RangeInputs } from './RangeInputs';
import { SelectFilter } from './SelectFilter';
import { SeveralChoices } from './SeveralChoices';
import { SeveralInput } from './SeveralInput';
import { TypedFilter } from './TypedFilter';

/** Parses `1 200` as 1200. */
const wholeNumber: Reader<string> = {
  read: (text) => {
    const digits = text.replace(/[\s\u00A0]/g, '');
    return /^-?\d{1,15}$/.test(digits)
      ? String(Number(digits))
      : { typed: text, problem: 'Enter a whole number such as 12.' };
  },
  show: (value) => value,
};

/** Any text, without surrounding spaces. */
const plainText: Reader<string> = { read: (text) => text.trim(), show: (value) => value };

interface FilterInputProps {
  filter: Filter;
  /** All active filters. */
  filters: Record<string, string>;
  onChange: (value: string | undefined) => void;
}

const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** The input of one filter, by its kind. */
export function FilterInput({ filter, filters, onChange }: FilterInputProps) {
  const common = { label: filter.label, value: filters[filter.key], onChange };
  switch (filter.kind) {
    case 'entity':
      return filter.several ? (
        <SeveralInput filter={filter} filters={filters} onChange={onChange} />
      ) : (
        <EntitySelect
          {...common}
          size="small"
          collection={filter.collection}
          query={filter.query(filters)}
          nameOf={filter.nameOf}
          disabled={filter.within !== undefined && !filters[filter.within]}
        />
      );
    case 'switch':
      return <SelectFilter {...common} options={yesNo} />;
    case 'choice':
      return filter.several ? (
        <SeveralChoices {...common} filter={filter} />
      ) : (
        <SelectFilter {...common} options={filter.options} />
      );
    case 'text':
      return <TypedFilter {...common} reader={plainText} />;
    case 'number':
      return <TypedFilter {...common} reader={wholeNumber} inputMode="numeric" />;
    case 'range':
      return <RangeInputs {...common} />;
    case 'day':
      return (
        <TypedFilter
          {...common}
          reader={dayReader}
          hint={dayHint}
          inputMode="numeric"
          placeholder="DD.MM.YYYY"
          endAdornment={
            <DayButton
              label={filter.label}
              value={common.value}
              min={undefined}
              max={undefined}
              disabled={false}
              onPick={onChange}
            />
          }
        />
      );
  }
}
