import { useApolloClient } from '@apollo/client/react';
import { Tooltip, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '../../lib/router/Link';
import { t } from '@stemma/shared/language/translate';
import { currentOwnershipSettings, dayOf } from '../../lib/ownership/settings';
import { UserMenu } from '../../components/UserMenu';
import { actionOf } from './actions/table';
import { BarButton } from './BarButton';
import classes from './Editor.module.css';
import { useEditor, useSessionState, useUi } from './editor';
import { MoreMenu } from './MoreMenu';
import { SaveState } from './SaveState';
import { readStoredFindings } from './ownership/useFindings';
import { OthersEditing } from './presence/OthersEditing';
import { useBoundAction } from './useActions';
import { NARROW, PHONE } from './usePanelLayout';

/** Widths at which the ways out of Stemma have words. */
const ROOMY = '(min-width: 1560px)';
/** Widths at which the way back stands beside the chart's name; where less is, it has the navigation alone. */
const WITH_BACK_LINK = '(min-width: 1560px)';
/** Widths at which they are in the menu, those at which they are where others are at the chart too, so that the name keeps its room; and at which searching is. */
const CROWDED = '(max-width: 1279px)';
const CROWDED_BY_OTHERS = '(max-width: 1559px)';
const MORE = [
  ['findings', 'screenChart', 'properties', 'rolesView', 'table', 'filter'],
  ['print', 'access', 'combine'],
  ['palette'],
] as const;
const MORE_CROWDED = [['ownership', 'share', 'export', 'chartFiles', 'snapshots'], ...MORE] as const;
const MORE_PHONE = [['find'], ...MORE_CROWDED] as const;

/** The editor's top bar: where one is, whether all is saved, and what is done with the whole chart. */
export function TopBar() {
  const name = useSessionState((state) => state.document.props.name);
  const narrow = useMediaQuery(NARROW) ?? false;
  const roomy = useMediaQuery(ROOMY) ?? false;
  const hasBackLink = useMediaQuery(WITH_BACK_LINK) ?? false;
  const crowded = useMediaQuery(CROWDED) ?? false;
  const crowdedByOthers = useMediaQuery(CROWDED_BY_OTHERS) ?? false;
  const phone = useMediaQuery(PHONE) ?? false;
  const editor = useEditor();
  const client = useApolloClient();
  const askForFindings = () => {
    if (editor.source.kind === 'chart') void readStoredFindings(editor, client, dayOf(currentOwnershipSettings()));
  };
  const rename = useBoundAction(actionOf('renameChart'));
  const isShared = useUi((state) => (state.presence?.others.length ?? 0) > 0);
  const packed = crowded || (isShared && crowdedByOthers);
  return (
    <header className={classes.bar}>
      <nav className={classes.crumbs} aria-label={t('Breadcrumb')}>
        {hasBackLink && (
          <>
            <Link to="/overview">{t('All Charts')}</Link>
            <span aria-hidden>/</span>
          </>
        )}
        <h1 className={classes.name} title={name}>
          {rename.visible ? (
            <Tooltip label={rename.label}>
              <UnstyledButton className={classes.nameButton} onClick={rename.perform}>
                <bdi>{name}</bdi>
              </UnstyledButton>
            </Tooltip>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h1>
      </nav>
      <SaveState />
      <OthersEditing />
      <div className={classes.actions}>
        {!phone && <BarButton id="find" narrow={narrow} find />}
        {!packed && (
          <>
            <BarButton id="ownership" narrow={!roomy} />
            <BarButton id="share" narrow={!roomy} />
            <BarButton id="export" narrow={!roomy} />
            <BarButton id="chartFiles" narrow />
            <BarButton id="snapshots" narrow />
          </>
        )}
        <MoreMenu groups={phone ? MORE_PHONE : packed ? MORE_CROWDED : MORE} onOpen={askForFindings} />
        <BarButton id="edit" narrow={narrow} />
        <BarButton id="save" narrow={narrow} primary />
      </div>
      <UserMenu />
    </header>
  );
}
