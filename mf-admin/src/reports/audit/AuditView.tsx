import { addDays, auditLog, auditSealPath, type AuditEntry, type AuditSeal } from '@itinera/shared/contracts';
import { messageOf, useAnswer, useGrowingList } from '@itinera/shared/data';
import { formatInstant, grouped, plural } from '@itinera/shared/format';
import { Link as RouterLink, useSearchParams } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { today } from '@itinera/shared/state';
import { Alert, Box, Button, Page, Stack, Typography } from '@itinera/shared/ui';
import { auditParameters, queryOf } from '../parameters';
import { Parameters } from '../report/Parameters';
import { AuditEntries } from './AuditEntries';
import { AuditExport } from './AuditExport';
import { auditTitle } from '../words';
import { perPage } from './readAudit';

/** Days that are shown if the address names none. */
const defaultDays = 30;

/** The audit log, and whether its seals are intact. */
export function AuditView() {
  const [search] = useSearchParams();
  const asked = queryOf(auditParameters, search);
  const period = { from: addDays(today(), 1 - defaultDays), to: today() };
  const query = { ...period, ...asked };
  const { read, error, isCurrent, readMore, again } = useGrowingList<AuditEntry>(
    auditLog.path,
    query,
    perPage,
  );
  return (
    <Page
      title={auditTitle}
      viewOf="Reports"
      actions={
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button component={RouterLink} to={pathTo('reports')} color="inherit">
            All reports
          </Button>
          <AuditExport query={query} />
        </Stack>
      }
    >
      <Seal />
      <Parameters parameters={auditParameters} query={asked} period={period} />
      {error && (
        <Alert severity="error" sx={{ mt: 2 }} action={<Button onClick={again}>Try again</Button>}>
          {messageOf(error)}
        </Alert>
      )}
      {!read && !error && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          Reading the log…
        </Typography>
      )}
      {read && (
        <Box aria-busy={!isCurrent} sx={{ mt: 2, opacity: isCurrent ? 1 : 0.6 }}>
          <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {read.total === 0
              ? 'Nothing was recorded that fits these filters.'
              : `${grouped(read.entries.length)} of ${grouped(read.total)}, the newest first`}
          </Typography>
          <AuditEntries entries={read.entries} />
          {read.entries.length < read.total && (
            <Button sx={{ mt: 1 }} onClick={readMore}>
              Show older
            </Button>
          )}
        </Box>
      )}
    </Page>
  );
}

/** Result of the job that verifies the seals of the log. */
function Seal() {
  const { data } = useAnswer<AuditSeal>(auditSealPath, {}, auditSealPath);
  if (!data) return null;
  const { problem, verified_at, sealed } = data;
  const rows = plural(sealed, 'sealed entry');
  if (problem !== null)
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        The log was changed after it was written. {problem}
      </Alert>
    );
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: -1.5, mb: 1.5 }}>
      {verified_at === null
        ? `${rows}. They are verified for the first time shortly.`
        : `${rows}, all intact when they were verified on ${formatInstant(verified_at)}.`}
    </Typography>
  );
}
