import { UnstyledButton } from '@mantine/core';
import { typeLabel } from '@stemma/shared/entities/typeNames';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import { Flag } from '../../../components/entity/Flag';
import classes from './Dialogs.module.css';
import type { EntityHit, EntitySearch } from './useEntitySearch';

/** An entity as a line of these lists shows it. */
export type Hit = EntityHit;

interface EntityHitsProps {
  search: EntitySearch;
  nodes: ReadonlyMap<string, unknown>;
  /** Cards on the chart that are offered before others; null where none are. */
  here: readonly Hit[] | null;
  onTake: (hit: Hit) => void;
}

/** Entities that exist already and are meant perhaps; pressing one puts it on the chart, or takes it as the link's other end. */
export function EntityHits({ search, nodes, here, onTake }: EntityHitsProps) {
  const found = search.kind === 'found' ? search.hits.filter((hit) => !here || !nodes.has(hit.key)) : [];
  return (
    <section className={classes.hits} aria-live="polite">
      {here && here.length > 0 && (
        <>
          <h3 className={classes.heading}>On this chart</h3>
          <HitList hits={here} word={() => 'Link'} onTake={onTake} />
        </>
      )}
      <h3 className={classes.heading}>Already in Stemma</h3>
      {search.kind === 'idle' && <p className={classes.note}>Type a name to see entities that exist already.</p>}
      {search.kind === 'looking' && <p className={classes.note}>Looking…</p>}
      {search.kind === 'failed' && (
        <p className={classes.note}>The search did not answer. You can still add a new entity.</p>
      )}
      {search.kind === 'found' && found.length === 0 && (
        <p className={classes.note}>No existing entity matches found for this entity type.</p>
      )}
      <HitList hits={found} word={(hit) => (nodes.has(hit.key) ? 'On this chart' : 'Place it here')} onTake={onTake} />
    </section>
  );
}

function HitList(props: { hits: readonly Hit[]; word: (hit: Hit) => string; onTake(hit: Hit): void }) {
  if (props.hits.length === 0) return null;
  return (
    <ul className={classes.list}>
      {props.hits.map((hit) => (
        <li key={hit.key}>
          <UnstyledButton className={classes.hit} onClick={() => props.onTake(hit)}>
            <EntityTypeIcon type={hit.typeName} party={hit.party} size={28} />
            <span className={classes.words}>
              <bdi className={classes.hitName}>{hit.name}</bdi>
              <span className={classes.detail}>
                {[typeLabel(hit.typeName), hit.detail].filter(Boolean).join(' · ')}
              </span>
            </span>
            {hit.country && <Flag country={hit.country} width={16} />}
            <span className={classes.place}>{props.word(hit)}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
