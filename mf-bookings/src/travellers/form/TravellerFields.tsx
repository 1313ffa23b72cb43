import { EntitiesInput, EntityInput } from '@itinera/shared/choices';
import { travellers, type Traveller } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { DateInput, SelectInput, SwitchInput, TextInput, type FieldsProps } from '@itinera/shared/forms';
import { choiceOf, dialogOf, Pair, type KindDialogProps } from '@itinera/shared/kinds/dialogs';
import { country } from '../../countries/country';
import { Edited } from './edited';
import { KnownAlready } from './KnownAlready';
import { NamesOnPapers } from './NamesOnPapers';
import { nameOf, sexes, traveller } from './traveller';

/** Shows the birthday, which distinguishes people of the same name. */
const companionChoice = {
  collection: travellers,
  query: {},
  nameOf: (one: Traveller) => `${nameOf(one)} · ${formatDay(one.birthday)}`,
};

function TravellerFields({ field, control }: FieldsProps<typeof travellers>) {
  return (
    <>
      <Pair>
        <TextInput {...field('first_name')} />
        <TextInput {...field('last_name')} />
      </Pair>
      <Pair>
        <SelectInput {...field('sex')} options={sexes} />
        <DateInput {...field('birthday')} />
      </Pair>
      <KnownAlready control={control} />
      <NamesOnPapers control={control} />
      <EntityInput {...field('nationality')} {...choiceOf(country)} />
      <Pair>
        <TextInput {...field('phone')} />
        <TextInput {...field('email')} />
      </Pair>
      <Pair>
        <TextInput {...field('passport_number')} />
        <EntityInput {...field('passport_issue_country')} {...choiceOf(country)} />
      </Pair>
      <Pair>
        <DateInput {...field('passport_issued_at')} />
        <DateInput {...field('passport_expires_at')} />
      </Pair>
      <TextInput {...field('personal_code')} />
      <TextInput {...field('middle_name')} />
      <Pair>
        <TextInput {...field('first_name_local')} />
        <TextInput {...field('last_name_local')} />
      </Pair>
      <EntitiesInput {...field('companions')} {...companionChoice} />
      <SwitchInput {...field('is_customer')} />
      <TextInput {...field('note')} rows={3} />
    </>
  );
}

const TravellerForm = dialogOf(traveller, TravellerFields);

/** Adds or edits a traveller, who is excluded from the check for duplicates. */
export const Dialog = (props: KindDialogProps) => (
  <Edited value={props.id}>
    <TravellerForm {...props} />
  </Edited>
);
