// Without schemas, because the first file of the shell needs this and no validator.
export const authPaths = {
  signIn: '/api/auth/sign-in',
  signUp: '/api/auth/sign-up',
  signOut: '/api/auth/sign-out',
  refresh: '/api/auth/refresh',
  recovery: '/api/auth/recovery',
  reset: '/api/auth/reset',
  password: '/api/auth/password',
  email: '/api/auth/email',
  confirmEmail: '/api/auth/email/confirm',
  sessions: '/api/auth/sessions',
  picture: '/api/auth/picture',
  draftKey: '/api/auth/draft-key',
  profile: '/api/users/profile',
} as const;
