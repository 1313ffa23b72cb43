import type { boardingSupplements } from '@itinera/shared/contracts';
import { FreeInput, MoneyInput, SelectInput, useWatch, type FieldsProps } from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { useRuleScope } from '../rules/RuleScope';
import { usePeriods } from '../rules/usePeriods';

export function SupplementFields({ control, field }: FieldsProps<typeof boardingSupplements>) {
  const amounts = useWatch({ control, name: ['adult_minor', 'child_minor'] });
  const scope = useRuleScope();
  const periods = usePeriods(scope).choices ?? [];
  return (
    <>
      <Pair>
        <MoneyInput {...field('adult_minor')} required currency={scope.currency} />
        <MoneyInput {...field('child_minor')} required currency={scope.currency} />
      </Pair>
      <FreeInput {...field('is_free')} amounts={amounts} />
      <Pair>
        <SelectInput {...field('boarding_type_id')} options={scope.boardings} />
        <SelectInput {...field('from_boarding_type_id')} options={scope.boardings} />
      </Pair>
      <SelectInput {...field('period_id')} options={periods} />
    </>
  );
}
