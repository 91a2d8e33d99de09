import { useQuery } from '@apollo/client/react';
import type { Evidence } from '@stemma/shared/chart/linkRole';
import { statementName } from '@stemma/shared/chart/roleSource';
import { shownLink } from '@stemma/shared/rules/linkAddress';
import { t } from '@stemma/shared/language/translate';
import { graphql } from '../../../gql';
import type { EvidenceChoicesQuery } from '../../../gql/graphql';

const evidenceChoicesQuery = graphql(`
  query EvidenceChoices($from: ID!, $to: ID!, $chartKey: ID!, $linkKey: ID!) {
    from: filesOf(key: $from) {
      ...EvidenceFiles
    }
    to: filesOf(key: $to) {
      ...EvidenceFiles
    }
    statements(chartKey: $chartKey, linkKey: $linkKey) {
      key
      statementId
      statementDate
      publisher
      says
    }
  }
  fragment EvidenceFiles on FileArea {
    key
    name
    files {
      key
      name
      expires
    }
    links {
      key
      name
      url
    }
  }
`);

/** What a role can name as its evidence. */
export interface EvidenceChoice {
  kind: Evidence['kind'];
  key: string;
  name: string;
  /** Whose file it is, or "Imported from". */
  group: string;
  /** ISO day on which a file expires. */
  expires: string | null;
  /** What a statement says, on one line; empty for what is not one. */
  says: string;
}

/** The link whose evidence is chosen, on its chart. */
export interface EvidenceOf {
  chartKey: string;
  linkKey: string;
  from: string;
  to: string;
}

/** The files and web links of both parties of a link, and the statements that it was imported from, as far as the user may see them. */
export function useEvidenceChoices(of: EvidenceOf) {
  const { data, error, refetch } = useQuery(evidenceChoicesQuery, {
    variables: { ...of },
    fetchPolicy: 'cache-and-network',
  });
  return { choices: data && choicesOf(data), failed: error !== undefined && !data, refetch };
}

function choicesOf({ from, to, statements }: EvidenceChoicesQuery): EvidenceChoice[] {
  const areas = [from, ...(to?.key === from?.key ? [] : [to])].flatMap((area) => area ?? []);
  const held = areas.flatMap(({ name: group, files, links }): EvidenceChoice[] => [
    ...files.map(({ key, name, expires }) => ({ kind: 'file' as const, key, name, group, expires, says: '' })),
    ...links.map((link) => ({
      kind: 'webLink' as const,
      key: link.key,
      name: shownLink(link).text,
      group,
      expires: null,
      says: '',
    })),
  ]);
  const stated = (statements ?? []).map((statement): EvidenceChoice => {
    const { key, says } = statement;
    const name = statementName(statement);
    return {
      kind: 'statement',
      key,
      name,
      group: t('Imported from'),
      expires: null,
      says: says.replaceAll('\n', ', '),
    };
  });
  return [...held, ...stated];
}
