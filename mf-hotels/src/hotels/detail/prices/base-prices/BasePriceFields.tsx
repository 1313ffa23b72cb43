import type { basePrices } from '@itinera/shared/contracts';
import { MoneyInput, SelectInput, type FieldsProps } from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { useRuleScope } from '../rules/RuleScope';
import { usePeriods } from '../rules/usePeriods';

export function BasePriceFields({ field }: FieldsProps<typeof basePrices>) {
  const scope = useRuleScope();
  const periods = usePeriods(scope).choices ?? [];
  return (
    <>
      <MoneyInput {...field('price_minor')} currency={scope.currency} />
      <SelectInput {...field('period_id')} options={periods} />
      <Pair>
        <SelectInput {...field('boarding_type_id')} options={scope.boardings} />
        <SelectInput {...field('room_type_id')} options={scope.rooms} />
      </Pair>
    </>
  );
}
