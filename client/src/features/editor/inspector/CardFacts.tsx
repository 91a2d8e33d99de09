import { useMemo } from 'react';
import { t } from '@stemma/shared/language/translate';
import { relationsOf } from '../../../chart/model/relations';
import { useEditor, useSessionState } from '../editor';
import { isGone, stateLabel } from '../source';
import { FactButton, Facts, type InspectorFact } from './Facts';
import classes from './Inspector.module.css';
import { recordedOwnership } from './ownership';
import { RelationList } from './RelationList';
import { ShareBar } from './ShareBar';

/** What this chart says of a card: who holds it, what it holds, how it is labelled here. Stands above the details in the entity panel. */
export function CardFacts({ entityKey }: { entityKey: string }) {
  const document = useSessionState((state) => state.document);
  const node = document.nodes.get(entityKey);
  const { owners, holdings } = useMemo(() => relationsOf(document, entityKey), [document, entityKey]);
  const { source } = useEditor();
  const ownership = useMemo(
    () => recordedOwnership(owners.filter(({ link }) => !isGone(source, link.key))),
    [source, owners],
  );
  if (!node) return null;
  const there = stateLabel(source);
  const facts: InspectorFact[] = [
    ...(node.label ? [{ label: t('Label'), value: node.label }] : []),
    ...(node.chartDescription ? [{ label: t('Description'), value: node.chartDescription }] : []),
  ];
  return (
    <>
      <section className={classes.section}>
        <h3>
          <span>
            {t('Owners')} <bdi>{there}</bdi>
          </span>
        </h3>
        {owners.length === 0 && (
          <p className={classes.none}>
            {t('No owners')} <bdi>{there}</bdi>.
          </p>
        )}
        {ownership.parts.length > 0 && <ShareBar parts={ownership.parts} />}
        <RelationList relations={owners} />
        {ownership.remark && <p className={classes.remark}>{ownership.remark}</p>}
      </section>
      <section className={classes.section}>
        <h3>
          <span>
            {t('Holdings')} <bdi>{there}</bdi>
          </span>
        </h3>
        {holdings.length === 0 ? (
          <p className={classes.none}>
            {t('It holds nothing')} <bdi>{there}</bdi>.
          </p>
        ) : (
          <RelationList relations={holdings} />
        )}
      </section>
      {facts.length > 0 && (
        <section className={classes.section}>
          <h3>
            {t('On this chart')}
            <FactButton id="description">{t('Edit')}</FactButton>
          </h3>
          <Facts facts={facts} />
        </section>
      )}
    </>
  );
}
