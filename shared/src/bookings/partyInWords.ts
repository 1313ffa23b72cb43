import { plural } from '@itinera/shared/format';
import type { Party } from './party';

/** `2 adults, 1 child, 1 infant`; empty as long as nobody is named. */
export const partyInWords = ({ adults, children, infants }: Party): string =>
  [
    adults > 0 && plural(adults, 'adult'),
    children > 0 && plural(children, 'child', 'children'),
    infants > 0 && plural(infants, 'infant'),
  ]
    .filter(Boolean)
    .join(', ');
