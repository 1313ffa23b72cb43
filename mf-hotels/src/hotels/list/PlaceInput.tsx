import { countries, places, regions, resorts } from '@itinera/shared/contracts';
import { EntitySelect } from '@itinera/shared/forms';
import { useState, type Ref } from 'react';

interface PlaceInputProps {
  value: string | undefined;
  onChange: (placeId: string | undefined) => void;
  problem: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** From the country down to the place: each level offers what belongs to the one above, and clears what is below. */
export function PlaceInput({ value, onChange, problem, inputRef }: PlaceInputProps) {
  const [{ country, region, resort }, setAbove] = useState<{ country?: string; region?: string; resort?: string }>({});
  const choose = (above: { country?: string; region?: string; resort?: string }) => {
    setAbove(above);
    onChange(undefined);
  };
  return (
    <>
      <EntitySelect
        label="Country"
        collection={countries}
        query={{ with_data: true }}
        nameOf={({ country_name }) => country_name?.name ?? '—'}
        value={country}
        onChange={(id) => choose({ country: id })}
      />
      <EntitySelect
        label="Region"
        collection={regions}
        query={{ with_data: true, country_id: country }}
        nameOf={({ name, region_name }) => region_name?.name ?? name}
        value={region}
        onChange={(id) => choose({ country, region: id })}
        disabled={!country}
      />
      <EntitySelect
        label="Resort"
        collection={resorts}
        query={{ with_data: true, region_id: region }}
        nameOf={({ resort_name }) => resort_name?.name ?? '—'}
        value={resort}
        onChange={(id) => choose({ country, region, resort: id })}
        disabled={!region}
      />
      <EntitySelect
        label="Place"
        collection={places}
        query={{ resort_id: resort }}
        nameOf={({ name }) => name}
        value={value}
        onChange={onChange}
        disabled={!resort}
        required
        problem={problem}
        inputRef={inputRef}
      />
    </>
  );
}
