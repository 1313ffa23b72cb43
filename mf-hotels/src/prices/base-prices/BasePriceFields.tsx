import type { basePrices } from '@itinera/shared/contracts';
import { FreeInput, MoneyInput, SelectInput, useWatch, type FieldsProps } from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { useRuleScope } from '../rules/RuleScope';
import { usePeriods } from '../rules/usePeriods';

export function BasePriceFields({ control, field }: FieldsProps<typeof basePrices>) {
  const price = useWatch({ control, name: 'price_minor' });
  const scope = useRuleScope();
  const periods = usePeriods(scope).choices ?? [];
  return (
    <>
      <MoneyInput {...field('price_minor')} currency={scope.currency} />
      <FreeInput {...field('is_free')} amounts={[price]} />
      <SelectInput {...field('period_id')} options={periods} />
      <Pair>
        <SelectInput {...field('boarding_type_id')} options={scope.boardings} />
        <SelectInput {...field('room_type_id')} options={scope.rooms} />
      </Pair>
    </>
  );
}
