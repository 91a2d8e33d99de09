import { byFileName } from '@stemma/shared/nameOrder';
import type { SharedFilesQuery, SharedFilesQueryVariables } from '../../../gql/graphql';
import type { LinkVisit } from '../../../lib/visit';
import { sendVisit } from '../visit';

const filesQuery = /* GraphQL */ `
  query SharedFiles($key: ID!) {
    sharedFiles(key: $key) {
      files {
        key
        name
        folder
        createdDate
        size
        preview
      }
      folders {
        key
        name
        folder
        createdDate
        size
      }
      links {
        key
        name
        folder
        createdDate
        url
      }
    }
  }
`;

type Area = NonNullable<SharedFilesQuery['sharedFiles']>;

/** A row of the list that a visitor sees. */
export type SharedItem =
  | ({ is: 'file' } & Area['files'][number])
  | ({ is: 'folder' } & Area['folders'][number])
  | ({ is: 'link' } & Area['links'][number]);

/** What a link shows of the files of an entity or of its chart, by name; null where it grants none. */
export async function readSharedFiles(visit: LinkVisit, key: string): Promise<SharedItem[] | null> {
  const { sharedFiles } = await sendVisit<SharedFilesQuery, SharedFilesQueryVariables>(visit, filesQuery, { key });
  if (!sharedFiles) return null;
  const { files, folders, links } = sharedFiles;
  const items: SharedItem[] = [
    ...folders.map((folder): SharedItem => ({ is: 'folder', ...folder })),
    ...files.map((file): SharedItem => ({ is: 'file', ...file })),
    ...links.map((link): SharedItem => ({ is: 'link', ...link })),
  ];
  return items.sort(byFileName);
}
