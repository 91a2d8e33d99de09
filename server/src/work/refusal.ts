/** What was given cannot be used; `message` is for the person who gave it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
