interface Person {
  email: string;
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
}

/** What to call a person: full name, else e-mail. */
export const personName = ({ first_name, last_name, email }: Person): string =>
  [first_name, last_name].filter(Boolean).join(' ') || email;

/** What to call a partner: company, else first name, else e-mail. */
export const partnerName = ({ company_name, first_name, email }: Person): string =>
  company_name || first_name || email;
