import type { FastifyRequest } from 'fastify';

/** The first match counts: most browsers also claim to be those below them. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const first = (known: [RegExp, string][], agent: string): string | undefined =>
  known.find(([pattern]) => pattern.test(agent))?.[1];

/** `Firefox on Windows`, parsed from the User-Agent; null if unknown. Unverified, and only shown. */
export function deviceName(agent: string | undefined): string | null {
  const browser = first(browsers, agent ?? '');
  const system = first(systems, agent ?? '');
  if (browser === undefined) return null;
  return system === undefined ? browser : `${browser} on ${system}`;
}

export const deviceNameOf = ({ headers }: FastifyRequest): string | null => deviceName(headers['user-agent']);
