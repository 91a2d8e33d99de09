/** What was given cannot be used; `message` is for the person who gave it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    message: string,
    /** Whether it is the size that is refused, rather than what it is. */
    readonly tooLarge = false,
  ) {
    super(message);
  }
}
