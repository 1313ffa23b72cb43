/** An error that a person can fix; its message is the one line they read. */
export class Failure extends Error {
  override name = 'Failure';
}
