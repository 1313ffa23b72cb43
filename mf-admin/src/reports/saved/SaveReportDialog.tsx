import type { ReportKey } from '@itinera/shared/contracts';
import { SaveViewDialog } from '@itinera/shared/record';
import { listOfReports } from './SavedReports';

interface SaveReportDialogProps {
  report: ReportKey;
  query: Record<string, string>;
  onClose: () => void;
}

/** Keeps a report with its parameters under a name. A period that nobody chose moves on with the days. */
export const SaveReportDialog = ({ report, query, onClose }: SaveReportDialogProps) => (
  <SaveViewDialog
    noun="report"
    list={listOfReports}
    query={{ ...query, report }}
    hint="Such as “Sales by manager”"
    onClose={onClose}
  />
);
