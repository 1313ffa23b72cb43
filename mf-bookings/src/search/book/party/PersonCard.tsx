import { EntityInput } from '@itinera/shared/choices';
import { ageOn, travellers, type PersonTyped, type Traveller } from '@itinera/shared/contracts';
import { formatDay, plural } from '@itinera/shared/format';
import { useWatch } from '@itinera/shared/forms';
import { Alert, Box, Button, Paper, Typography } from '@itinera/shared/ui';
import { useEffect } from 'react';
import { fullName } from '../../../bookings/customer/fullName';
import { nameIn } from './nameIn';
import { NewPerson } from './NewPerson';
import { SamePersonNotice } from './SamePersonNotice';
import { suitsAge, type Seat } from './seats';
import type { TripForm } from './useTripForm';

interface PersonCardProps {
  form: TripForm;
  index: number;
  seat: Seat;
  /** Age on the day on which ages count. */
  age: number | undefined;
  day: string;
  /** Ids that are selected in other cards. */
  taken: readonly string[];
  /** Earlier companions of the lead. */
  companions: readonly Traveller[];
  /** Last name and nationality of the lead, as defaults for the same family. */
  family: { last_name: string; nationality: string | undefined };
  /** Whether a card follows in which nobody is chosen. */
  isNextEmpty: boolean;
  onLead: () => void;
}

const nameAndBirthday = (one: Traveller) => `${fullName(one)} · ${formatDay(one.birthday)}`;

/** Card of one person: selected from the list, an earlier companion, or new. */
export function PersonCard(props: PersonCardProps) {
  const { form, index, seat, age, day, taken, companions, family, isNextEmpty, onLead } = props;
  const { control } = form;
  const at = `party.${index}` as const;
  const person: PersonTyped = useWatch({ control, name: at }) ?? {};
  const isNew = Boolean(person.traveller);
  const put = (values: Pick<PersonTyped, 'traveller_id' | 'traveller'>) =>
    form.setValue(at, { is_lead: person.is_lead, ...values }, { shouldDirty: true });

  const enter = (typed: string) => {
    const blank = { sex: null, birthday: '', passport_number: '', passport_expires_at: null };
    const typedSoFar = {
      ...nameIn(typed, family.last_name),
      ...blank,
      nationality: family.nationality ?? null,
    };
    // Missing values are not yet what the contract accepts; they are marked on save.
    put({ traveller_id: null, traveller: typedSoFar as unknown as NonNullable<PersonTyped['traveller']> });
  };
  const suited = companions.filter(
    ({ id, birthday }) => !taken.includes(id) && suitsAge(seat, ageOn(day, birthday)),
  );
  const focusOn = (field: 'traveller_id' | 'traveller.first_name') =>
    // The field exists after the next render.
    setTimeout(() => form.setFocus(`${at}.${field}`));
  // A party is entered name by name; an own change afterwards stays where it is.
  const goOn = () =>
    isNextEmpty
      ? setTimeout(() => form.setFocus(`party.${index + 1}.traveller_id`))
      : focusOn('traveller_id');

  return (
    <Paper
      component="fieldset"
      variant="outlined"
      sx={{ m: 0, p: 1.5, minWidth: 0, display: 'grid', gap: 1.5, alignContent: 'start' }}
    >
      <Typography component="legend" variant="subtitle2" sx={{ px: 0.5 }}>
        {seat.label}
      </Typography>
      {isNew ? (
        <>
          <NewPerson form={form} index={index} />
          <SamePersonNotice
            typed={person.traveller}
            taken={taken}
            onUse={({ id }) => {
              put({ traveller_id: id, traveller: undefined });
              focusOn('traveller_id');
            }}
          />
        </>
      ) : (
        <EntityInput
          control={control}
          name={`${at}.traveller_id`}
          label="Traveler"
          collection={travellers}
          query={{}}
          nameOf={nameAndBirthday}
          except={taken.filter((id) => id !== person.traveller_id)}
          onChosen={(id) => id !== undefined && goOn()}
          create={{
            label: 'Enter a new person',
            savedWithForm: true,
            dialog: (typed, onClose) => (
              <TypedPerson
                onShown={() => {
                  onClose();
                  enter(typed);
                  focusOn('traveller.first_name');
                }}
              />
            ),
          }}
        />
      )}
      {!isNew && !person.traveller_id && suited.length > 0 && (
        <Companions
          people={suited}
          day={day}
          onChoose={({ id }) => {
            put({ traveller_id: id, traveller: undefined });
            goOn();
          }}
        />
      )}
      {age !== undefined && <AgeLine {...{ seat, age, day }} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box
          component="label"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 28, flexGrow: 1 }}
        >
          <input type="radio" name="lead" checked={person.is_lead === true} onChange={onLead} />
          Leads the party
        </Box>
        <Button
          size="small"
          onClick={() => {
            if (isNew) put({ traveller_id: null, traveller: undefined });
            else enter('');
            focusOn(isNew ? 'traveller_id' : 'traveller.first_name');
          }}
        >
          {isNew ? 'Choose from the list' : 'New person'}
        </Button>
      </Box>
    </Paper>
  );
}

interface CompanionsProps {
  people: readonly Traveller[];
  day: string;
  onChoose: (person: Traveller) => void;
}

/** The first earlier companions, each chosen with one press. */
const Companions = ({ people, day, onChoose }: CompanionsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    {people.slice(0, 3).map((one) => (
      <Button key={one.id} size="small" onClick={() => onChoose(one)}>
        {fullName(one)}, {plural(ageOn(day, one.birthday), 'year')}
      </Button>
    ))}
  </Box>
);

interface AgeLineProps {
  seat: Seat;
  age: number;
  day: string;
}

/** The age of a person, and whether the search counted on it. */
function AgeLine({ seat, age, day }: AgeLineProps) {
  const onDay = `${plural(age, 'year')} on ${formatDay(day)}`;
  if (suitsAge(seat, age))
    return (
      <Typography variant="body2" color="textSecondary">
        {onDay}
      </Typography>
    );
  const searchedAs = seat.age === undefined ? 'an adult' : `a child of ${plural(seat.age, 'year')}`;
  return (
    <Alert severity="warning">
      {onDay}, but searched as {searchedAs}
    </Alert>
  );
}

/** Rendered in place of a dialog: a new person is entered in the card itself. */
function TypedPerson({ onShown }: { onShown: () => void }) {
  useEffect(onShown);
  return null;
}
