import { UnstyledButton } from '@mantine/core';
import { typeLabel } from '@stemma/shared/entities/typeNames';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import { Flag } from '../../../components/entity/Flag';
import classes from './Dialogs.module.css';
import type { EntityHit, EntitySearch } from './useEntitySearch';

interface EntityHitsProps {
  search: EntitySearch;
  nodes: ReadonlyMap<string, unknown>;
  onTake(hit: EntityHit): void;
}

/** Entities that exist already and are meant perhaps; pressing one puts it on the chart. */
export function EntityHits({ search, nodes, onTake }: EntityHitsProps) {
  return (
    <section className={classes.hits} aria-label="Existing entities" aria-live="polite">
      <h3 className={classes.heading}>Already in Stemma</h3>
      {search.kind === 'idle' && <p className={classes.note}>Type a name to see entities that exist already.</p>}
      {search.kind === 'looking' && <p className={classes.note}>Looking…</p>}
      {search.kind === 'failed' && (
        <p className={classes.note}>The search did not answer. You can still add a new entity.</p>
      )}
      {search.kind === 'found' && search.hits.length === 0 && (
        <p className={classes.note}>No existing entity matches found for this entity type.</p>
      )}
      {search.kind === 'found' && search.hits.length > 0 && (
        <ul className={classes.list}>
          {search.hits.map((hit) => (
            <li key={hit.key}>
              <UnstyledButton className={classes.hit} onClick={() => onTake(hit)}>
                <EntityTypeIcon type={hit.typeName} party={hit.party} size={28} />
                <span className={classes.words}>
                  <bdi className={classes.hitName}>{hit.name}</bdi>
                  <span className={classes.detail}>
                    {[typeLabel(hit.typeName), hit.detail].filter(Boolean).join(' · ')}
                  </span>
                </span>
                {hit.country && <Flag country={hit.country} width={16} />}
                <span className={classes.place}>{nodes.has(hit.key) ? 'On this chart' : 'Place it here'}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
