/** The answer of a call that makes a record of the grid; throws where it is refused. */
export async function made<T>(answer: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`A record of the grid was not made: ${status} ${JSON.stringify(body)}`);
  return body;
}
