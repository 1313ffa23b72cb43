import { EntitiesInput } from '@itinera/shared/choices';
import { reportFrequencies, reportSchedules, users, type ReportKey } from '@itinera/shared/contracts';
import { createEntry, FormDialog, SelectInput, TextInput, useContractForm } from '@itinera/shared/forms';
import { personName } from '@itinera/shared/format';
import { reportWords } from '../words';
import { frequencyNames } from './scheduleWords';

interface ScheduleDialogProps {
  report: ReportKey;
  query: Record<string, string>;
  onClose: () => void;
}

/** Schedules a report by mail. Without explicit days, each mail has the period before it. */
export function ScheduleDialog({ report, query, onClose }: ScheduleDialogProps) {
  const form = useContractForm(reportSchedules.createInput, {
    name: reportWords[report].title,
    report,
    query,
    frequency: 'weekly',
    recipient_ids: [],
  });
  const { control } = form;
  return (
    <FormDialog
      title="Send by mail"
      saveVerb="Schedule report"
      form={form}
      save={(input) => createEntry(reportSchedules, 'scheduled report', input)}
      saved="Report scheduled"
      draftKey={`schedule ${report}`}
      labels={{ name: 'Subject', frequency: 'When', recipient_ids: 'Recipients' }}
      onClose={onClose}
    >
      <TextInput control={control} name="name" label="Subject" required />
      <SelectInput
        control={control}
        name="frequency"
        label="When"
        hint={query['from'] ? 'Always about the days that you chose' : undefined}
        options={reportFrequencies.map((value) => ({ value, label: frequencyNames[value] }))}
        required
      />
      <EntitiesInput
        control={control}
        name="recipient_ids"
        label="Recipients"
        hint="Key figures and rows as CSV are in the mail"
        collection={users}
        query={{ is_staff: true }}
        nameOf={personName}
        required
      />
    </FormDialog>
  );
}
