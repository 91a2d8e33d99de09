import { useMemo } from 'react';
import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconArrowsHorizontal, IconMinus, IconPencil } from '@tabler/icons-react';
import { shownTexts } from '@stemma/shared/chart/roleText';
import { isoToday } from '@stemma/shared/dates';
import type { ArrowType } from '@stemma/shared/chart/vocabulary';
import type { ChartLink } from '@stemma/shared/chart/link';
import { messages } from '@stemma/shared/messages';
import type { ChartDocument, NodeRecord } from '../../../chart/model/document';
import { cardName } from '../../../chart/model/namesApart';
import { compareNames } from '@stemma/diagram/layout/relation';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../../components/Dialog';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import { notify } from '../../../components/notify';
import { useEditor, useSessionState } from '../editor';
import { isGone, statedOn, type Source } from '../source';
import classes from './Roles.module.css';

const ARROWS: Record<ArrowType, typeof IconMinus> = {
  Normal: IconArrowRight,
  Reversed: IconArrowLeft,
  Double: IconArrowsHorizontal,
  None: IconMinus,
};

/** Every entity's links in words: labels, arrow and target; each can be edited while the chart itself is not (SPEC §2.3). */
export function RolesView({ onClose }: { onClose: () => void }) {
  const { session, ui, source } = useEditor();
  const document = useSessionState((state) => state.document);
  const mayEdit = useSessionState((state) => state.viewerCan.edit);
  const entities = useMemo(() => withLinks(document, source), [document, source]);
  const edit = (link: ChartLink) => {
    if (session.store.getState().mode === 'edit' || ui.getState().presence?.others.length)
      notify('Warning', messages.chartBeingEdited);
    else ui.setState({ dialog: { kind: 'roles', links: [link.key], fromView: true } });
  };
  return (
    <Dialog onClose={onClose} title={t('{name} - Roles', { name: document.props.name })}>
      {entities.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('No links are drawn on this chart yet.')}
        </Text>
      )}
      <div className={classes.view}>
        {entities.map(({ node, links }) => (
          <section key={node.key}>
            <h3 className={classes.entity}>
              <EntityTypeIcon type={node.typeName} party={node.party} size={24} />
              <bdi>{cardName(document, node.key)}</bdi>
            </h3>
            <ul className={classes.links}>
              {links.map(({ link, target }) => {
                const Arrow = ARROWS[link.arrowType];
                return (
                  <li key={link.key} className={classes.link}>
                    <Tooltip label={link.arrowType}>
                      <Arrow size={18} stroke={1.6} className={classes.arrow} role="img" aria-label={link.arrowType} />
                    </Tooltip>
                    <bdi className={classes.target}>{cardName(document, target.key)}</bdi>
                    <span className={classes.labels}>
                      {shownTexts(link, isoToday()).join('\n') || t('No role given')}
                    </span>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size={32}
                      disabled={!mayEdit}
                      aria-label={t('Edit the roles of {holder} and {held}', {
                        holder: cardName(document, node.key),
                        held: cardName(document, target.key),
                      })}
                      onClick={() => edit(link)}
                    >
                      <IconPencil size={18} stroke={1.6} />
                    </ActionIcon>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** Cards with their links as the chart states them; of two compared states without what is only on the earlier one. */
function withLinks(
  document: ChartDocument,
  source: Source,
): { node: NodeRecord; links: { link: ChartLink; target: NodeRecord }[] }[] {
  const from = new Map<string, { link: ChartLink; target: NodeRecord }[]>();
  const { nodes, links } = statedOn(source, document);
  for (const link of links.values()) {
    if (isGone(source, link.key)) continue;
    const target = nodes.get(link.to);
    if (target) from.set(link.from, [...(from.get(link.from) ?? []), { link, target }]);
  }
  return [...nodes.values()].sort(compareNames).flatMap((node) => {
    const own = from.get(node.key);
    return own ? [{ node, links: own.sort((a, b) => compareNames(a.target, b.target)) }] : [];
  });
}
