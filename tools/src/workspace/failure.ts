/** An error that a person can fix; only its message is printed. */
export class Failure extends Error {
  override name = 'Failure';
}
