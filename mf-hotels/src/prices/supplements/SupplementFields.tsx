import type { boardingSupplements } from '@itinera/shared/contracts';
import { MoneyInput, SelectInput, type FieldsProps } from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { useRuleScope } from '../rules/RuleScope';
import { usePeriods } from '../rules/usePeriods';

export function SupplementFields({ field }: FieldsProps<typeof boardingSupplements>) {
  const scope = useRuleScope();
  const periods = usePeriods(scope).choices ?? [];
  return (
    <>
      <Pair>
        <MoneyInput {...field('adult_minor')} required currency={scope.currency} />
        <MoneyInput {...field('child_minor')} required currency={scope.currency} />
      </Pair>
      <Pair>
        <SelectInput {...field('boarding_type_id')} options={scope.boardings} />
        <SelectInput {...field('from_boarding_type_id')} options={scope.boardings} />
      </Pair>
      <SelectInput {...field('period_id')} options={periods} />
    </>
  );
}
