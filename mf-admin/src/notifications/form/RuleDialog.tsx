import {
  eventsWithLead,
  isOfBooking,
  isVisibleTo,
  notificationChannels,
  notificationEvents,
  readersOf,
  recipientRoles,
  recipientsOfBooking,
  type notificationRules,
  users,
  type NotificationReader,
} from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import {
  ChecksInput,
  EntityDialog,
  NumberInput,
  SelectInput,
  SwitchInput,
  useWatch,
  type FieldsProps,
} from '@itinera/shared/forms';
import { rule } from '../rule';
import { channelNames, eventNames, recipientName, isPerson, personOf } from '../ruleWords';
import { PersonsInput } from './PersonsInput';
import { QuietHoursInput } from './QuietHoursInput';
import { TemplatesInput } from './TemplatesInput';

/** Kinds of readers among the recipients; an individual person's account says whether they are a partner. */
function useReaders(recipients: readonly string[]): NotificationReader[] {
  const persons = recipients.filter(isPerson).map(personOf);
  const { data } = useList(users, { role: 'dmc', page: 1, per_page: 200 }, persons.length > 0);
  const readers = readersOf(recipients);
  const hasPartner = data?.result.some(({ id }) => persons.includes(id)) ?? false;
  return hasPartner && !readers.includes('partner') ? [...readers, 'partner'] : readers;
}

const eventOptions = notificationEvents.map((value) => ({ value, label: eventNames[value] }));
const channelOptions = notificationChannels.map((value) => ({ value, label: channelNames[value] }));
const optionsOf = (recipients: readonly string[]) =>
  recipients.map((value) => ({ value, label: recipientName(value) }));

function RuleFields({ control, field, fill }: FieldsProps<typeof notificationRules>) {
  const [event, channels, chosen = [], templates = null] = useWatch({
    control,
    name: ['event', 'channels', 'recipients', 'templates'],
  });
  const readers = useReaders(chosen);
  const isOffered = (one: string) =>
    event !== undefined && readersOf([one]).every((reader) => isVisibleTo(event, reader));
  const recipients = [
    ...recipientRoles,
    // Recipients that the event no longer allows stay in the options while they are selected, so that they can be removed.
    ...(event && isOfBooking(event)
      ? recipientsOfBooking.filter((one) => isOffered(one) || chosen.includes(one))
      : []),
  ];
  return (
    <>
      <SelectInput
        {...field('event')}
        options={eventOptions}
        // Clears fields that belong to another event: the server would refuse them.
        onChosen={() => fill({ lead_days: null, templates: null })}
      />
      {event && eventsWithLead.includes(event) && <NumberInput {...field('lead_days')} required />}
      <ChecksInput
        {...field('recipients')}
        options={optionsOf(recipients)}
        // Fills templates again, because who reads them decides what is wrong with them.
        onChosen={() => fill({ templates })}
      />
      <PersonsInput control={control} name="recipients" label="And these persons" />
      <ChecksInput {...field('channels')} options={channelOptions} />
      {channels?.includes('email') && <QuietHoursInput {...field('quiet_hours')} />}
      {event && (
        <TemplatesInput {...field('templates')} event={event} recipients={chosen} readers={readers} />
      )}
      <SwitchInput {...field('is_active')} />
    </>
  );
}

interface RuleDialogProps {
  id: string | undefined;
  onClose: () => void;
}

/** Adds or edits a rule. */
export const RuleDialog = ({ id, onClose }: RuleDialogProps) => (
  <EntityDialog words={rule} Fields={RuleFields} id={id} onClose={onClose} />
);
