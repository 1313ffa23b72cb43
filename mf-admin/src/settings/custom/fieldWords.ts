import type { CustomEntity, CustomField, CustomType } from '@itinera/shared/contracts';
import { roleNames } from '@itinera/shared/format';

export const entityNames: Record<CustomEntity, string> = {
  booking: 'Bookings',
  traveller: 'Travelers',
  hotel: 'Hotels',
  payment: 'Payments',
  user: 'Users',
  block_seat: 'Block seats',
};

export const typeNames: Record<CustomType, string> = {
  text: 'Text',
  textarea: 'Text of several lines',
  number: 'Number',
  money: 'Amount of money',
  date: 'Date',
  boolean: 'Yes or no',
  select: 'One of several options',
  multiselect: 'Several options',
  url: 'Web address',
  email: 'E-mail address',
  phone: 'Phone number',
  user: 'Person of the staff',
};

/** Whether partners can see entries of a kind at all (bookings and hotels). */
export const mayPartnersSee = (entity: CustomEntity): boolean => entity === 'booking' || entity === 'hotel';

/** Such as `Form, list, filter`. */
export const placesInWords = ({ show_in_form, show_in_list, show_in_filter }: CustomField): string =>
  [show_in_form && 'Form', show_in_list && 'list', show_in_filter && 'filter'].filter(Boolean).join(', ') ||
  'Nowhere';

/** Such as `Admin, Manager`, or `Nobody`. */
export const rolesInWords = (roles: readonly (keyof typeof roleNames)[]): string =>
  roles.map((role) => roleNames[role]).join(', ') || 'Nobody';
