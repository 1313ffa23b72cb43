import { createContext, use } from 'react';
import type { TypesOfHotel } from './useTypesOfHotel';

/** Scope of the rules of a dialog: a partner's prices for a hotel. */
export interface RuleScope extends TypesOfHotel {
  hotelId: string;
  dmcId: string;
  currency: string;
  /** Whether the user is the partner, who can't change rules for all partners. */
  isPartner: boolean;
}

export const RuleScopeContext = createContext<RuleScope | undefined>(undefined);

export function useRuleScope(): RuleScope {
  const scope = use(RuleScopeContext);
  if (!scope) throw new Error('Render the fields of a rule within its dialog.');
  return scope;
}
