/** Something a person can mend; its message is the one line they read. */
export class Failure extends Error {
  override name = 'Failure';
}
