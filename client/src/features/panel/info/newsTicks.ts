import type { RegisterNews } from '@stemma/shared/registers';

/** What is taken unless a person says otherwise: all that overwrites nothing that was written since. */
export const tickedAtFirst = (news: readonly RegisterNews[]): ReadonlySet<string> =>
  new Set(news.filter(({ isEdited }) => !isEdited).map(({ key }) => key));

/** What stands here where it is neither what the register said nor what it says; undefined otherwise. */
export const hereBeside = ({ here, was, is }: RegisterNews): string | undefined =>
  here === null || here === was || here === is ? undefined : here;
