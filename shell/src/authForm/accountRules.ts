import { signUpInput } from '@itinera/shared/contracts';

const { email, password } = signUpInput.shape;

/** Rules of the server's contract, by name of the input. */
export const accountRules: Record<string, (value: string) => string | undefined> = {
  email: (value) => email.safeParse(value).error?.issues[0]?.message,
  password: (value) => password.safeParse(value).error?.issues[0]?.message,
};
