import * as z from 'zod/mini';
import { siteAt } from '@itinera/shared/routes';

/** Body of a browser's report (`report-uri`); its other members are not read. */
export const policyReport = z.object({
  'csp-report': z.object({
    'document-uri': z.optional(z.string()),
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
});

const wordOf = (text: string | undefined): string =>
  /^[a-z][a-z-]{0,39}$/.exec(text?.split(' ', 1)[0] ?? '')?.[0] ?? 'unknown';

/** Node before 22 has no `URL.parse`. */
const parsed = (address: string | undefined): URL | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address) : undefined;

function routeOf(address: string | undefined): string {
  const path = parsed(address)?.pathname;
  return (path === undefined ? undefined : siteAt(path)?.path) ?? 'another page';
}

function originOf(address: string | undefined): string {
  const url = parsed(address);
  if (!url) return wordOf(address);
  return url.origin === 'null' ? wordOf(url.protocol.slice(0, -1)) : url.origin.slice(0, 120);
}

/** What is kept of a report: nothing that a person typed, neither in the address of the page nor in what was refused. */
export const keptOf = ({ 'csp-report': report }: z.infer<typeof policyReport>) => ({
  page: routeOf(report['document-uri']),
  directive: wordOf(report['effective-directive'] ?? report['violated-directive']),
  blocked: originOf(report['blocked-uri']),
});
