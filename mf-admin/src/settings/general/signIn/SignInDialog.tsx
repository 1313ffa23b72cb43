import { settingsForm } from '@itinera/shared/contracts';
import { SwitchInput, useContractForm, useWatch } from '@itinera/shared/forms';
import type { CardProps } from '../card';
import { Effect } from '../Effect';
import { labels } from '../labels';
import { SettingsForm } from '../SettingsForm';
import { lackingInWords } from './lackingInWords';
import { useStaffWithoutSecondFactor } from './useStaffWithoutSecondFactor';

const notRequired = 'Staff decide themselves, in the menu with their name.';

function required(lacking: number | undefined): string {
  if (lacking === undefined) return 'Staff without one set one up before they see anything else.';
  if (lacking === 0) return 'All active staff have one. New ones set one up at their first sign-in.';
  return `${lackingInWords(lacking)} ${lacking === 1 ? 'has' : 'have'} none, and will set one up with an authenticator app before they see anything else.`;
}

/** Dialog of the rules of sign-in for staff. */
export function SignInDialog({ settings, onClose }: CardProps & { onClose: () => void }) {
  const { staff_second_factor } = settings;
  const form = useContractForm(settingsForm, { staff_second_factor });
  const { control } = form;
  const isRequired = useWatch({ control, name: 'staff_second_factor' });
  const lacking = useStaffWithoutSecondFactor();
  return (
    <SettingsForm name="sign-in" title="Edit sign-in" form={form} settings={settings} onClose={onClose}>
      <SwitchInput control={control} name="staff_second_factor" label={labels.staff_second_factor} />
      <Effect next={isRequired ? required(lacking) : notRequired} now={undefined} />
    </SettingsForm>
  );
}
