import { annotationText } from '@stemma/shared/chart/decoration';
import { typeLabel } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import type { NodeRecord } from '../../../chart/model/document';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import { FactButton } from './Facts';
import classes from './Inspector.module.css';

/** What is known of a note, picture or text box on the chart. */
export function DecorationFacts({ node }: { node: NodeRecord }) {
  return (
    <>
      <header className={classes.head}>
        <EntityTypeIcon type={node.typeName} party={node.party} size={40} />
        <div className={classes.title}>
          <h2>
            <bdi>{node.name}</bdi>
          </h2>
          <p>{typeLabel(node.typeName)}</p>
        </div>
      </header>
      <section className={classes.section}>
        <h3>
          {node.typeName === 'Image' ? t('Shows') : t('Says')}
          <FactButton id="editAnnotation">{t('Edit')}</FactButton>
        </h3>
        <p className={classes.said}>
          <bdi>{annotationText(node)}</bdi>
        </p>
      </section>
    </>
  );
}
