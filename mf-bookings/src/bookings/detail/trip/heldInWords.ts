import { formatInstant } from '@itinera/shared/format';

/** Such as `held until 12.05.2027 18:00`; a hold may have no end. */
export const heldInWords = (until: string | null | undefined): string =>
  `held${until ? ` until ${formatInstant(until)}` : ''}`;
