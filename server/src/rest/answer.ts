/** What a call answers with where headers say more than its body can. */
export class AnswerWithHeaders {
  constructor(
    readonly body: unknown,
    readonly headers: Readonly<Record<string, string>>,
  ) {}
}
