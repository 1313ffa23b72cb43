/**
 * Nothing was sent: the person has cancelled, or a rule of the page refuses the input. `fields`: errors by field. A failed call is an
 * `ApiError`.
 */
export class NotSent extends Error {
  override name = 'NotSent';

  constructor(
    message: string,
    readonly fields: Record<string, string> = {},
  ) {
    super(message);
  }
}
