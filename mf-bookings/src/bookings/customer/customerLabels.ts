/** Labels of the customer's fields. */
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
