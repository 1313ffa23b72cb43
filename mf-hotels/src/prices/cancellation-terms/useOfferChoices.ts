import { offers } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { rulesQuery } from '../rules/ruleKind';
import type { RuleScope } from '../rules/RuleScope';
import type { TypeChoice } from '../rules/typeNames';

/** Offers of a partner for a hotel, which terms may be for; undefined until they are loaded. */
export function useOfferChoices(
  scope: Pick<RuleScope, 'hotelId' | 'dmcId'>,
): readonly TypeChoice[] | undefined {
  const { data } = useList(offers, rulesQuery<typeof offers>(scope));
  return data?.result.map(({ id, name }) => ({ value: id, label: name }));
}
