import type { copyForm } from '@itinera/shared/contracts';
import { SelectInput, type ContractControl } from '@itinera/shared/forms';
import { usePartners } from '../usePartners';
import { labels } from './labels';

interface PartnerInputProps {
  control: ContractControl<typeof copyForm>;
  hotelId: string;
  /** Partner that the prices are copied to. */
  dmcId: string;
}

/** Select of the other partners of a hotel, for staff. */
export function PartnerInput({ control, hotelId, dmcId }: PartnerInputProps) {
  const { partners } = usePartners(hotelId);
  const others = (partners ?? []).filter(({ id, currency }) => currency !== undefined && id !== dmcId);
  return (
    <SelectInput
      control={control}
      name="dmc_id"
      label={labels.dmc_id}
      required
      hint={partners && others.length === 0 ? 'This hotel has no other partner.' : undefined}
      options={others.map(({ id: value, name, currency }) => ({ value, label: `${name}, ${currency}` }))}
    />
  );
}
