import { grouped, plural } from '@itinera/shared/format';
import { messageOf } from '@itinera/shared/data';
import { showSnackbar } from '@itinera/shared/state';
import { Button } from '@itinera/shared/ui';
import { useState } from 'react';

/** Exports the filtered log with one line per changed field. */
export function AuditExport({ query }: { query: Record<string, string> }) {
  const [isWriting, setWriting] = useState(false);
  const run = async () => {
    setWriting(true);
    try {
      const { writeAudit } = await import(/* webpackChunkName: "report-tools" */ './writeAudit');
      const { entries, total } = await writeAudit(query);
      const of = entries < total ? ` of ${grouped(total)}. Narrow the filters for the rest.` : '';
      showSnackbar(`${plural(entries, 'entry')} exported${of}`, 'success');
    } catch (error) {
      showSnackbar(`The log was not exported. ${messageOf(error)}`, 'error');
    }
    setWriting(false);
  };
  return (
    <Button variant="contained" disabled={isWriting} onClick={() => void run()}>
      {isWriting ? 'Exporting…' : 'Export CSV'}
    </Button>
  );
}
