import { savedViews, type ReportKey } from '@itinera/shared/contracts';
import { createEntry, FormDialog, SwitchInput, TextInput, useContractForm } from '@itinera/shared/forms';
import { listOfReports } from './SavedReports';

interface SaveReportDialogProps {
  report: ReportKey;
  query: Record<string, string>;
  onClose: () => void;
}

/** Keeps a report with its parameters under a name. A period that nobody chose moves on with the days. */
export function SaveReportDialog({ report, query, onClose }: SaveReportDialogProps) {
  const form = useContractForm(savedViews.updateInput, { name: '', is_shared: false });
  return (
    <FormDialog
      title="Save this report"
      form={form}
      save={({ name = '', is_shared }) =>
        createEntry(savedViews, 'report', {
          list: listOfReports,
          name,
          is_shared,
          query: { ...query, report },
        })
      }
      saved="Report saved"
      draftKey="saved report"
      labels={{ name: 'Name', is_shared: 'Share with all staff' }}
      onClose={onClose}
    >
      <TextInput control={form.control} name="name" label="Name" hint="Such as “Sales by manager”" required />
      <SwitchInput control={form.control} name="is_shared" label="Share with all staff" />
    </FormDialog>
  );
}
