import type { ReportKey } from '@itinera/shared/contracts';
import { SaveViewDialog } from '@itinera/shared/record';
import { listOfReports } from './SavedReports';

interface SaveReportDialogProps {
  report: ReportKey;
  query: Record<string, string>;
  onClose: () => void;
}

/** Saves a report with its parameters under a name. Without explicit days, the period moves with the date. */
export const SaveReportDialog = ({ report, query, onClose }: SaveReportDialogProps) => (
  <SaveViewDialog
    noun="report"
    list={listOfReports}
    query={{ ...query, report }}
    hint="Such as “Sales by manager”"
    onClose={onClose}
  />
);
