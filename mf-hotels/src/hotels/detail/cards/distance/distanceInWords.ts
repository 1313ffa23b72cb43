import { decimal } from '@itinera/shared/format';
/** Distance in words: in metres below a kilometre, and `Not applicable` for null, such as a ski slope by the sea. */
export function distanceInWords(km: number | null): string {
  if (km === null) return 'Not applicable';
  return km < 1 ? `${Math.round(km * 1000)} m` : `${decimal(km)} km`;
}
