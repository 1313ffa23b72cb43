// Apart from `authPaths`, which the first file of the shell contains.
export const secondFactorPaths = {
  /** GET: whether there is one; POST: starts setting one up. */
  own: '/api/auth/second-factor',
  /** The first code of the app turns it on. */
  confirm: '/api/auth/second-factor/confirm',
  turnOff: '/api/auth/second-factor/turn-off',
  /** The second step of a sign-in. */
  step: '/api/auth/sign-in/second-factor',
} as const;
