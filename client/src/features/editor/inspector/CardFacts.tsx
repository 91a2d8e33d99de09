import { useMemo } from 'react';
import { typeLabel } from '@stemma/shared/entities/typeNames';
import { countryName } from '@stemma/shared/reference/countries';
import type { NodeRecord } from '../../../chart/model/document';
import { relationsOf } from '../../../chart/model/relations';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import { Flag } from '../../../components/entity/Flag';
import { useSessionState } from '../editor';
import { FactButton, Facts, type Fact } from './Facts';
import classes from './Inspector.module.css';
import { ownershipOf } from './ownership';
import { RelationList } from './RelationList';
import { ShareBar } from './ShareBar';

/** A card's facts on this chart: who it is, who holds it, what it holds. */
export function CardFacts({ node }: { node: NodeRecord }) {
  const document = useSessionState((state) => state.document);
  const { owners, holdings } = useMemo(() => relationsOf(document, node.key), [document, node.key]);
  const ownership = useMemo(() => ownershipOf(owners), [owners]);
  const charts = node.chartCount > 1 ? `on ${node.chartCount} charts` : 'on this chart only';
  const facts: Fact[] = [
    { label: 'Type', value: typeLabel(node.typeName) },
    ...(node.party === 'known' ? [] : [{ label: 'Known', value: PARTY[node.party] }]),
    ...(node.country
      ? [{ label: 'Country', value: countryName(node.country), before: <Flag country={node.country} width={18} /> }]
      : []),
    ...(node.detail ? [{ label: 'Details', value: node.detail }] : []),
    ...(node.label ? [{ label: 'Label', value: node.label }] : []),
    ...(node.chartDescription ? [{ label: 'On this chart', value: node.chartDescription }] : []),
  ];
  return (
    <>
      <header className={classes.head}>
        <EntityTypeIcon type={node.typeName} party={node.party} size={40} />
        <div className={classes.title}>
          <h2>
            <bdi>{node.name}</bdi>
          </h2>
          <p>{[typeLabel(node.typeName), charts].join(' · ')}</p>
        </div>
      </header>
      <section className={classes.section}>
        <h3>Owners on this chart</h3>
        {owners.length === 0 && <p className={classes.none}>Nobody holds it on this chart.</p>}
        {ownership.parts.length > 0 && <ShareBar parts={ownership.parts} />}
        <RelationList relations={owners} />
        {ownership.remark && <p className={classes.remark}>{ownership.remark}</p>}
      </section>
      <section className={classes.section}>
        <h3>Holdings on this chart</h3>
        {holdings.length === 0 ? (
          <p className={classes.none}>It holds nothing on this chart.</p>
        ) : (
          <RelationList relations={holdings} />
        )}
      </section>
      <section className={classes.section}>
        <h3>
          Details
          <FactButton id="rename">Rename</FactButton>
        </h3>
        <Facts facts={facts} />
      </section>
    </>
  );
}

const PARTY = {
  unknown: 'Unknown: the source does not say who it is',
  anonymous: 'Anonymous: known to the source, not disclosed',
} as const;
