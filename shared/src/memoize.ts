const ANSWERS_MAX = 1000;
const TEXT_MAX = 300;

/** A pure function of a text that answers a short text that it was asked of before without working again; what it answers must not be changed. */
export function memoize<T>(work: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    if (text.length > TEXT_MAX) return work(text);
    const known = answers.get(text);
    if (known !== undefined || answers.has(text)) return known as T;
    const answer = work(text);
    if (answers.size >= ANSWERS_MAX) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}
