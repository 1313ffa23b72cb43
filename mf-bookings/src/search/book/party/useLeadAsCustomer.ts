import { useEffect, useRef } from 'react';
import type { TripForm } from './useTripForm';

const fields = ['traveller_id', 'name', 'email', 'phone', 'country_id'] as const;
type Contact = { [F in (typeof fields)[number]]: string | null };

/** Copies the lead into the customer, unless another customer was typed. */
export function useLeadAsCustomer(form: TripForm, contact: Contact) {
  const filled = useRef<Partial<Contact>>({});
  const said = JSON.stringify(contact);
  useEffect(() => {
    const lead: Contact = JSON.parse(said);
    for (const field of fields) {
      const typed = form.getValues(`customer.${field}`) || null;
      if (typed !== null && typed !== filled.current[field]) continue;
      filled.current[field] = lead[field];
      if (typed !== lead[field]) form.setValue(`customer.${field}`, lead[field] ?? '', { shouldDirty: true });
    }
  }, [form, said]);
}
