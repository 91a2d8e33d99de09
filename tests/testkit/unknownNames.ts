import neo4j from 'neo4j-driver';
import type { ResultObserver, ResultSummary } from 'neo4j-driver';

const UNKNOWN = /^Neo\.ClientNotification\.Statement\.Unknown(?:Label|RelationshipType|PropertyKey)Warning$/;
/** Stemma's own statements and those of @neo4j/graphql; a caller's own Cypher may name what it likes. */
const OWN = /^(?:\/\* |CYPHER \d)/;

/**
 * Hears which labels, relationship types and property keys the statements of this process name before any record has them: each run of
 * such a statement is planned anew. The answer lists them so far, each once with a statement that names it.
 */
export function hearUnknownNames(): () => string[] {
  const heard = new Map<string, string>();
  const note = ({ query, notifications }: ResultSummary) => {
    if (!OWN.test(query.text)) return;
    for (const { code, description } of notifications) {
      if (!UNKNOWN.test(code)) continue;
      const name = /the missing (.+)\)/.exec(description)?.[1] ?? description;
      if (!heard.has(name)) heard.set(name, query.text.slice(0, 60));
    }
  };
  const { prototype } = neo4j.Result;
  const subscribe = Reflect.get(prototype, 'subscribe') as (observer: ResultObserver) => void;
  Reflect.set(prototype, 'subscribe', function (this: object, observer: ResultObserver) {
    const onCompleted = (summary: ResultSummary) => {
      note(summary);
      observer.onCompleted?.(summary);
    };
    Reflect.apply(subscribe, this, [{ ...observer, onCompleted }]);
  });
  return () => [...heard].map(([name, text]) => `${name} in ${text}`);
}
