/**
 * Why nothing was sent: the person said no, or a rule of the page refuses what was typed. `fields`: what is wrong, by field.
 * A failed call is an `ApiError`.
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
