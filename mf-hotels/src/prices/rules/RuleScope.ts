import { createContext, use } from 'react';
import type { TypesOfHotel } from './useTypesOfHotel';

/** What the rules of a dialog are about: a partner's prices for a hotel. */
export interface RuleScope extends TypesOfHotel {
  hotelId: string;
  dmcId: string;
  currency: string;
  /** Whether the partner itself is at work; it does not change what applies to all partners. */
  isPartner: boolean;
}

export const RuleScopeContext = createContext<RuleScope | undefined>(undefined);

export function useRuleScope(): RuleScope {
  const scope = use(RuleScopeContext);
  if (!scope) throw new Error('Render the fields of a rule within its dialog.');
  return scope;
}
