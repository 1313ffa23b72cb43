import { plural } from '@itinera/shared/format';
import { messageOf } from '@itinera/shared/data';
import { showSnackbar } from '@itinera/shared/state';
import { Button, onDemand } from '@itinera/shared/ui';
import { Suspense, useState } from 'react';
import type { ExportedReport } from './writeReport';

const ExportMenu = onDemand(() =>
  import(/* webpackChunkName: "report-tools" */ './ExportMenu').then((module) => ({
    default: module.ExportMenu,
  })),
);

/** Exports the rows of a report as a file. */
export function ExportButton(report: ExportedReport) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isWriting, setWriting] = useState(false);
  const run = async (kind: 'csv' | 'xlsx') => {
    setAnchor(null);
    setWriting(true);
    try {
      const { writeReport } = await import(/* webpackChunkName: "report-tools" */ './writeReport');
      const rows = await writeReport(kind, report);
      showSnackbar(`${plural(rows, 'row')} exported`, 'success');
    } catch (error) {
      showSnackbar(`The report was not exported. ${messageOf(error)}`, 'error');
    }
    setWriting(false);
  };
  return (
    <>
      <Button
        variant="contained"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isWriting}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {isWriting ? 'Exporting…' : 'Export'}
      </Button>
      {anchor && (
        <Suspense>
          <ExportMenu anchor={anchor} onChoose={(kind) => void run(kind)} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
