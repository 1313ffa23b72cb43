import { signUpInput } from '@itinera/shared/contracts';

const { email, password } = signUpInput.shape;

/** What the contract that the server uses says about a value. */
export const accountRules: Record<string, (value: string) => string | undefined> = {
  email: (value) => email.safeParse(value).error?.issues[0]?.message,
  password: (value) => password.safeParse(value).error?.issues[0]?.message,
};
