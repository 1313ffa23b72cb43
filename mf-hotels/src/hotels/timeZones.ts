/** All time zones that the browser knows, sorted by name. */
export const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map(
  (zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }),
);
