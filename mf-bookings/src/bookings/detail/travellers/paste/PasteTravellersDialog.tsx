import { EntityInput } from '@itinera/shared/choices';
import { countries, pastedPeopleForm } from '@itinera/shared/contracts';
import { NotSent, useList } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { FormDialog, SelectInput, TextInput, useContractForm, useWatch } from '@itinera/shared/forms';
import { choiceOf, Pair } from '@itinera/shared/kinds/dialogs';
import { today } from '@itinera/shared/state';
import { country } from '../../../../countries/country';
import type { BlockDialogProps } from '../../block';
import { addPeople } from './addPeople';
import { PastedTable } from './PastedTable';
import { readPeople, type NamedCountry } from './readPeople';
import { verdictOf } from './verdictOf';

const orders = [
  { value: 'first', label: 'First name first: Anna Berzina' },
  { value: 'last', label: 'Last name first: Berzina Anna' },
] as const;

const labels = {
  text: 'Names',
  order: 'Order of names',
  nationality: 'Nationality, where a line has none',
} as const;

/** All countries with their names in all languages. */
function useNamedCountries(): NamedCountry[] {
  const { data } = useList(countries, country.query);
  return (data?.result ?? []).map((entry) => ({
    id: entry.id,
    iso2: entry.iso2,
    names: [...(entry.names ?? []).map(({ name }) => name), country.nameOf(entry)].filter(Boolean),
  }));
}

/** Adds the people of a pasted text to the booking, after a verdict on each line. */
export function PasteTravellersDialog({ booking, onClose }: BlockDialogProps) {
  const form = useContractForm(pastedPeopleForm, {
    text: '',
    order: 'first',
    nationality: booking.customer?.country_id ?? null,
  });
  const { control } = form;
  const [text, order, nationality] = useWatch({ control, name: ['text', 'order', 'nationality'] });
  const named = useNamedCountries();
  const read = (typed: string, wanted: string, fallback: string | null | undefined) =>
    readPeople(typed, { order: wanted === 'last' ? 'last' : 'first', countries: named, today: today() }).map(
      (line) => verdictOf(line, fallback ?? null, booking),
    );
  const verdicts = read(text, order, nationality);
  const count = verdicts.filter(({ addable }) => addable).length;
  return (
    <FormDialog
      title="Paste travelers"
      saveVerb={count > 0 ? `Add ${plural(count, 'traveler')}` : 'Add travelers'}
      form={form}
      save={(values) => {
        const people = read(values.text, values.order, values.nationality).flatMap(
          ({ addable }) => addable ?? [],
        );
        if (people.length === 0)
          throw new NotSent('No line has all that a traveler needs. Complete the lines, and save again.');
        return addPeople(booking, people);
      }}
      saved={`${plural(count, 'traveler')} added`}
      isAction
      draftKey={`paste-travellers-${booking.id}`}
      onClose={() => onClose()}
      labels={labels}
      size="lg"
    >
      <TextInput
        control={control}
        name="text"
        label={labels.text}
        rows={5}
        required
        hint="One person per line, as in a mail or a spreadsheet: Anna Berzina f 05.05.1990 Latvia LV1234567"
      />
      <Pair>
        <SelectInput control={control} name="order" label={labels.order} required options={orders} />
        <EntityInput control={control} name="nationality" label={labels.nationality} {...choiceOf(country)} />
      </Pair>
      <PastedTable
        verdicts={verdicts}
        names={new Map(named.map(({ id, names: [name = ''] }) => [id, name]))}
      />
    </FormDialog>
  );
}
