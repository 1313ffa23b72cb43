import { remoteNames, siteOf, type RouteName } from '@itinera/shared/routes';
import { Box } from '@itinera/shared/ui';
import { useEffect } from 'react';
import { CopyDetails } from '../messages/CopyDetails';
import { partNames } from '../releases/newsText';
import { releasesOf } from '../remotes/registry';
import { incidentReport, traceIdOf } from './incident';

interface IncidentProps {
  page: RouteName;
  error: unknown;
  /** Part and release that failed. */
  origin: string;
}

const list = new Intl.ListFormat('en-GB');

/** Details of a failed page for support, and where to continue. */
export function Incident({ page, error, origin }: IncidentProps) {
  const { owner } = siteOf(page);
  const traceId = traceIdOf(error);
  useEffect(() => console.error(`${origin}: incident ${traceId}`), [origin, traceId]);
  const others = remoteNames.filter((name) => name !== owner && releasesOf(name).length > 0);
  const team = owner === 'shell' ? undefined : releasesOf(owner)[0]?.extras.team;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'center' }}>
      {others.length > 0 && (
        <span>You can go on in {list.format(others.map((name) => partNames[name]))}.</span>
      )}
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, textAlign: 'left' }}
      >
        {team && <Line label="Owner">the {team} team</Line>}
        <Line label="Version">{origin}</Line>
        <Line label="Trace ID">{traceId}</Line>
      </Box>
      <CopyDetails label="Copy incident" details={incidentReport(page, error)} />
    </Box>
  );
}

const Line = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <>
    <dt>{label}</dt>
    <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </>
);
