interface Person {
  email: string;
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
}

/** Display name of a person: full name, else e-mail. */
export const personName = ({ first_name, last_name, email }: Person): string =>
  [first_name, last_name].filter(Boolean).join(' ') || email;

/** Display name of a partner: company, else first name, else e-mail. */
export const partnerName = ({ company_name, first_name, email }: Person): string =>
  company_name || first_name || email;

/** Initials, such as `AB` of `Anna Berg`, or of `anna.berg@example.com`. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase())
    .join('');
