interface Person {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
}

/** People without a name are shown by their address. */
export const personName = ({ first_name, last_name, email }: Person): string | null =>
  [first_name, last_name].filter(Boolean).join(' ') || email;
