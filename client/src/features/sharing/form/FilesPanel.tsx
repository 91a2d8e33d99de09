import { useMemo, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Badge, Button, Group, Skeleton } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
import { emptyStates } from '@stemma/shared/messages/empty';
import { t } from '@stemma/shared/language/translate';
import { Trans } from '../../../lib/Trans';
import { FileIcon } from '../../../components/files/FileIcon';
import { ErrorState } from '../../../components/State';
import { filesToShareQuery } from '../documents';
import classes from '../Sharing.module.css';
import { choiceTree, turnedPick, withBelow } from './picks';
import { Toggle } from '../../../components/sharing/Toggle';

interface Props {
  owner: { key: string; name: string };
  /** Null for a new link. */
  linkKey: string | null;
  /** What was chosen in this form before. */
  picked: readonly string[] | undefined;
  onDone: (keys: readonly string[]) => void;
  onCancel: () => void;
}

const IN_FOLDER = t('It lies in a folder that is shared.');

/** Chooses which files, folders and links of an entity or chart a link shows. A folder goes with all that lies below it. */
export function FilesPanel({ owner, linkKey, picked, onDone, onCancel }: Props) {
  const { data, loading, refetch } = useQuery(filesToShareQuery, {
    variables: { key: owner.key },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const area = data?.filesOf;
  const tree = useMemo(() => (area ? choiceTree(area, linkKey) : []), [area, linkKey]);
  const [changed, setChanged] = useState<ReadonlySet<string> | null>(picked ? new Set(picked) : null);
  const chosen = useMemo(
    () => withBelow(tree, changed ?? tree.filter(({ wasShown }) => wasShown).map(({ key }) => key)),
    [tree, changed],
  );
  const keys = tree.filter(({ key }) => chosen.has(key)).map(({ key }) => key);

  return (
    <section aria-label={t('Files of {name}', { name: owner.name })}>
      <p className={classes.about}>
        <Trans
          message="Choose what visitors see of <bdi>{name}</bdi>. A folder is shown with everything in it; what is put there later is not, until you choose it."
          values={{ name: owner.name, bdi: (parts) => <bdi>{parts}</bdi> }}
        />
      </p>
      {!area && !loading ? (
        <ErrorState
          title={t('The files did not load')}
          text={t('Stemma could not read them just now. Check your connection and try again.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <ul className={classes.files} aria-label={t('Files, folders and links')} aria-busy={!area}>
          {!area &&
            [46, 64, 52].map((width) => (
              <li key={width}>
                <Skeleton height={14} width={`${width}%`} radius="sm" />
              </li>
            ))}
          {tree.map(({ key, name, leadsTo, is, folder, depth, wasShown }) => {
            const inShared = chosen.has(folder);
            return (
              <li key={key} style={{ paddingInlineStart: 12 + Math.min(depth, 6) * 20 }}>
                <FileIcon is={is} name={name} />
                <span className={classes.fileName}>
                  <bdi>{name}</bdi>
                  {leadsTo !== null && (
                    <small>
                      <bdi dir="ltr">{messages.leadsTo(leadsTo)}</bdi>
                    </small>
                  )}
                </span>
                {linkKey !== null && !wasShown && chosen.has(key) && (
                  <Badge size="sm" radius="xl" variant="light" color="teal" className={classes.mark}>
                    {t('New')}
                  </Badge>
                )}
                <Toggle
                  label={t('Share {name}', { name })}
                  on={chosen.has(key)}
                  disabled={inShared}
                  reason={inShared ? IN_FOLDER : undefined}
                  onTurn={() => setChanged(turnedPick(tree, chosen, key))}
                />
              </li>
            );
          })}
          {area && tree.length === 0 && <li className={classes.none}>{emptyStates.entityFiles}</li>}
        </ul>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t('Cancel')}
        </Button>
        <Button disabled={!area} onClick={() => onDone(keys)}>
          {t('Done')}
        </Button>
      </Group>
    </section>
  );
}
