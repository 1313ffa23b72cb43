import type { AuditEntry } from '@itinera/shared/contracts';
import { capitalised, formatInstant, labelOfField } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { Box, Link, Typography } from '@itinera/shared/ui';
import { actionInWords, entryAddress, loggedInWords, whoDid } from './auditWords';

/** List of log entries, one line each; the values are expanded on request. */
export const AuditEntries = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <Box component="ol" aria-label="Entries of the log" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {entries.map((entry) => (
      <Entry key={entry.id} entry={entry} />
    ))}
  </Box>
);

/** In one line: when, who, what was done, with what, and from where. Opened values are below it. */
const line = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'baseline',
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  fontSize: '0.875rem',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: '126px 160px 120px 170px minmax(0, 1fr)' },
  '& > details[open]': { gridColumn: '1 / -1' },
} as const;

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, action, outcome, entity, ip, changes } = entry;
  const address = entryAddress(entry);
  const what = capitalised(entity.replaceAll('-', ' '));
  return (
    <Box component="li" sx={line}>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {formatInstant(at)}
      </Typography>
      <span>{whoDid(entry)}</span>
      <Typography component="span" variant="body2" color={outcome === 'refused' ? 'error' : 'textSecondary'}>
        {actionInWords(action)}
        {outcome === 'refused' && ', refused'}
      </Typography>
      {address === undefined ? (
        <span>{what}</span>
      ) : (
        <Link
          component={RouterLink}
          to={address}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
        >
          {what}
        </Link>
      )}
      {Object.keys(changes).length > 0 && <Changes changes={changes} />}
      {ip !== null && (
        <Typography component="span" variant="body2" color="textSecondary">
          {ip}
        </Typography>
      )}
    </Box>
  );
}

/** Names of the changed fields, and their values on request. */
function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  const fields = Object.entries(changes);
  return (
    <details>
      <summary>
        {fields
          .slice(0, 4)
          .map(([field]) => labelOfField(field))
          .join(', ')}
        {fields.length > 4 && ` and ${fields.length - 4} more`}
      </summary>
      <Box component="table" sx={{ borderSpacing: '12px 2px', textAlign: 'start', fontSize: '0.8125rem' }}>
        <thead>
          <tr>
            {['Field', 'Before', 'After'].map((heading) => (
              <Box component="th" scope="col" key={heading} sx={{ textAlign: 'start', fontWeight: 500 }}>
                {heading}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(([field, { before, after }]) => (
            <tr key={field}>
              <Box component="th" scope="row" sx={{ textAlign: 'start', fontWeight: 400 }}>
                {labelOfField(field)}
              </Box>
              <td>{loggedInWords(before)}</td>
              <td>{loggedInWords(after)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </details>
  );
}
