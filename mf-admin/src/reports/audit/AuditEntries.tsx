import type { AuditEntry } from '@itinera/shared/contracts';
import { capitalised, formatInstant, labelOfField } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { Box, Link, Typography } from '@itinera/shared/ui';
import { actionInWords, entryAddress, valueInWords, whoDid } from './auditWords';

/** List of log entries, one line each; the values are expanded on request. */
export const AuditEntries = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <Box component="ol" aria-label="Entries of the log" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {entries.map((entry) => (
      <Entry key={entry.id} entry={entry} />
    ))}
  </Box>
);

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, action, outcome, entity, ip, changes } = entry;
  const address = entryAddress(entry);
  const fields = Object.entries(changes);
  const what = capitalised(entity.replaceAll('-', ' '));
  return (
    <Box
      component="li"
      sx={{
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
        fontSize: '0.875rem',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {formatInstant(at)}
        </Typography>
        <span>{whoDid(entry)}</span>
        <Typography
          component="span"
          variant="body2"
          color={outcome === 'refused' ? 'error' : 'textSecondary'}
        >
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
        {ip !== null && (
          <Typography component="span" variant="body2" color="textSecondary">
            {ip}
          </Typography>
        )}
      </Box>
      {fields.length > 0 && (
        <details>
          <summary>
            {fields
              .slice(0, 4)
              .map(([field]) => labelOfField(field))
              .join(', ')}
            {fields.length > 4 && ` and ${fields.length - 4} more`}
          </summary>
          <Box
            component="table"
            sx={{ borderSpacing: '12px 2px', textAlign: 'start', fontSize: '0.8125rem' }}
          >
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
                  <td>{valueInWords(before)}</td>
                  <td>{valueInWords(after)}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </details>
      )}
    </Box>
  );
}
