/** What the fields of a customer are called. */
export const customerLabels = {
  traveller_id: 'Traveler on the list',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  country_id: 'Country',
  address: 'Address',
  note: 'Note',
} as const;
export type CustomerField = keyof typeof customerLabels;
