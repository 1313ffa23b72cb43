import type { basePrices } from '@itinera/shared/contracts';
import { MoneyInput, SelectInput, SwitchInput, useWatch, type FieldsProps } from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { useRuleScope } from '../rules/RuleScope';
import { usePeriods } from '../rules/usePeriods';

export function BasePriceFields({ control, field }: FieldsProps<typeof basePrices>) {
  const [price, isFree] = useWatch({ control, name: ['price_minor', 'is_free'] });
  const scope = useRuleScope();
  const periods = usePeriods(scope).choices ?? [];
  return (
    <>
      <MoneyInput {...field('price_minor')} currency={scope.currency} />
      {(price === 0 || isFree) && <SwitchInput {...field('is_free')} />}
      <SelectInput {...field('period_id')} options={periods} />
      <Pair>
        <SelectInput {...field('boarding_type_id')} options={scope.boardings} />
        <SelectInput {...field('room_type_id')} options={scope.rooms} />
      </Pair>
    </>
  );
}
