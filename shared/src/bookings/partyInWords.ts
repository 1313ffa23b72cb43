import { plural } from '@itinera/shared/format';
import type { Party } from './party';

/** Such as `2 adults, 1 child, 1 infant`; empty for nobody. */
export const partyInWords = ({ adults, children, infants }: Party): string =>
  [
    adults > 0 && plural(adults, 'adult'),
    children > 0 && plural(children, 'child', 'children'),
    infants > 0 && plural(infants, 'infant'),
  ]
    .filter(Boolean)
    .join(', ');
