/** Kilometres as a person says them: metres below one, and `Not applicable` for a ski slope by the sea. */
export function distanceInWords(km: number | null): string {
  if (km === null) return 'Not applicable';
  return km < 1 ? `${Math.round(km * 1000)} m` : `${km} km`;
}
