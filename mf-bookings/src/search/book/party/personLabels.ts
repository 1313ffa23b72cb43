/** Labels of the fields of a new person. */
export const personLabels = {
  first_name: 'First name',
  last_name: 'Last name',
  sex: 'Sex',
  birthday: 'Birthday',
  nationality: 'Nationality',
  passport_number: 'Passport number',
  passport_expires_at: 'Passport expires',
} as const;
