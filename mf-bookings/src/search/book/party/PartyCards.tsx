import { ageOn, travellers } from '@itinera/shared/contracts';
import { useEntries, useList, useSettings } from '@itinera/shared/data';
import { useWatch } from '@itinera/shared/forms';
import { Box, Typography } from '@itinera/shared/ui';
import { fullName } from '../../../bookings/customer/fullName';
import { PersonCard } from './PersonCard';
import { realParty, seatsIn } from './seats';
import type { TripForm } from './useTripForm';
import { useLeadAsCustomer } from './useLeadAsCustomer';

const isDay = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** State of the party of a trip: the person of each card, their age, and the lead. */
export function useParty(form: TripForm) {
  const { data: settings } = useSettings();
  const [stay] = useWatch({ control: form.control, name: 'hotels' }) ?? [];
  const day = stay?.[settings?.child_age_reference ?? 'check_in'] ?? '';
  const seats = seatsIn({ adults: stay?.adults ?? 0, child_ages: stay?.child_ages ?? [] });
  const persons = useWatch({ control: form.control, name: 'party' }) ?? [];
  const taken = persons.flatMap(({ traveller_id }) => traveller_id ?? []);
  const people = useEntries(travellers, taken);
  const whoIs = (index: number) => {
    const { traveller_id, traveller } = persons[index] ?? {};
    return traveller ?? (traveller_id ? people.get(traveller_id) : undefined);
  };
  const ages = seats.map((_, index) => {
    const birthday = whoIs(index)?.birthday;
    return isDay(birthday) && birthday <= day ? ageOn(day, birthday) : undefined;
  });
  const leads = persons.findIndex(({ is_lead }) => is_lead);
  return {
    day,
    seats,
    taken,
    ages,
    /** Whether nobody has been chosen or typed, by card. */
    empty: seats.map((_, index) => !persons[index]?.traveller_id && !persons[index]?.traveller),
    leads,
    lead: whoIs(leads),
    leadId: persons[leads]?.traveller_id ?? undefined,
  };
}

type Party = ReturnType<typeof useParty>;

/** The party with the real ages; undefined if it is the one that was searched. */
export const realPartyOf = ({ seats, ages }: Party) => realParty(seats, ages);

const mostCompanions = 20;

/** Cards of the party, one per person. */
export function PartyCards({ form, party }: { form: TripForm; party: Party }) {
  const { day, seats, taken, ages, empty, leads, lead, leadId } = party;
  const { data } = useList(
    travellers,
    { travelled_with: leadId, per_page: mostCompanions, sort: '-bookings_count' },
    leadId !== undefined,
  );
  useLeadAsCustomer(form, {
    traveller_id: leadId ?? null,
    name: textOf(lead && lead.first_name && lead.last_name ? fullName(lead) : null),
    email: textOf(lead?.email),
    phone: textOf(lead?.phone),
    country_id: textOf(lead?.nationality),
  });
  const follow = (index: number) => {
    for (const [at] of seats.entries())
      form.setValue(`party.${at}.is_lead`, at === index, { shouldDirty: true });
  };
  return (
    <Box component="section" aria-labelledby="party-title">
      <Typography id="party-title" component="h3" variant="subtitle1">
        Travelers
      </Typography>
      <Typography color="textSecondary" variant="body2" sx={{ mb: 1 }}>
        Type a name to find a traveler, or to enter a new person; the next field follows. Unknown people can
        be added to the booking later.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
        }}
      >
        {seats.map((seat, index) => (
          <PersonCard
            key={seat.label}
            form={form}
            index={index}
            seat={seat}
            age={ages[index]}
            day={day}
            taken={taken}
            companions={leadId === undefined ? [] : (data?.result ?? [])}
            family={{
              last_name: (index !== leads && lead?.last_name) || '',
              nationality: (index !== leads && lead?.nationality) || undefined,
            }}
            isNextEmpty={empty[index + 1] === true}
            onLead={() => follow(index)}
          />
        ))}
      </Box>
    </Box>
  );
}
