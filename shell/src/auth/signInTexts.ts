/** Texts of the sign-in form, for the page and for the form in the document. */
export const signInTexts = {
  title: 'Sign in',
  returning: 'Sign in to continue where you left off.',
  email: 'E-mail',
  password: 'Password',
  action: ['Sign in', 'Signing in…'],
  register: 'Register',
  forgotten: 'Forgot your password?',
} as const;
