const ofCountries: Readonly<Record<string, string>> = {
  LV: 'Europe/Riga',
  EE: 'Europe/Tallinn',
  LT: 'Europe/Vilnius',
  TR: 'Europe/Istanbul',
  GR: 'Europe/Athens',
  CY: 'Asia/Nicosia',
  EG: 'Africa/Cairo',
  TN: 'Africa/Tunis',
  ES: 'Europe/Madrid',
  PT: 'Europe/Lisbon',
  IT: 'Europe/Rome',
  HR: 'Europe/Zagreb',
  ME: 'Europe/Podgorica',
  BG: 'Europe/Sofia',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  FR: 'Europe/Paris',
  AE: 'Asia/Dubai',
  TH: 'Asia/Bangkok',
  // Programs disagree about the name of the zone of Vietnam, which has the same time.
  VN: 'Asia/Bangkok',
  ID: 'Asia/Makassar',
  MV: 'Indian/Maldives',
  MU: 'Indian/Mauritius',
  GE: 'Asia/Tbilisi',
  CZ: 'Europe/Prague',
};

/** Islands with another time than their country. */
const ofRegions: Readonly<Record<string, string>> = {
  'ES Canary Islands': 'Atlantic/Canary',
  'PT Madeira': 'Atlantic/Madeira',
};

/** The time zone of a demo place. */
export function zoneOf({ iso2, region }: { iso2: string; region: string }): string {
  const zone = ofRegions[`${iso2} ${region}`] ?? ofCountries[iso2];
  if (zone === undefined) throw new Error(`Say here which time ${iso2} has.`);
  return zone;
}
