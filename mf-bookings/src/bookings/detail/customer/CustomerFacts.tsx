import { countries } from '@itinera/shared/contracts';
import { useChosen } from '@itinera/shared/data';
import { FactList, type Fact } from '@itinera/shared/record';
import { Link as RouterLink, useDialogAddress } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Button, Link } from '@itinera/shared/ui';
import { customerLabels } from '../../customer/customerLabels';
import type { BlockFactsProps } from '../block';

const named = { with_data: true };

/** The customer of a booking, as far as known. */
export function CustomerFacts({ booking: { customer }, onEdit }: BlockFactsProps) {
  const { open } = useDialogAddress('dialog');
  const { data: country } = useChosen(countries, customer?.country_id ?? undefined, named);
  if (!customer) return '—';
  const { name, traveller_id, email, phone, address, note } = customer;
  const isErased = email === null && phone === null && /^(\S\.\s?)+$/u.test(name);
  const facts: Fact[] = [
    [
      customerLabels.name,
      traveller_id ? (
        <Link component={RouterLink} to={pathTo('travelers-id', { id: traveller_id })}>
          {name}
        </Link>
      ) : (
        name
      ),
    ],
    [customerLabels.email, email && <Link href={`mailto:${email}`}>{email}</Link>],
    [customerLabels.phone, phone && <Link href={`tel:${phone}`}>{phone}</Link>],
    [customerLabels.country_id, country?.country_name?.name],
    [customerLabels.address, address],
    [customerLabels.note, note, true],
  ];
  return (
    <>
      <FactList facts={facts.filter(([, value]) => value)} isNarrow />
      {/* A traveler who is the customer is anonymised on the own page. */}
      {onEdit && !traveller_id && !isErased && (
        <Button size="small" color="error" onClick={() => open('anonymise-customer')} sx={{ mt: 1 }}>
          Anonymise
        </Button>
      )}
    </>
  );
}
