import { Fragment, type ReactNode } from 'react';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { pathTo } from './tree';
import type { Folders } from './useFolders';
import { useDropTarget } from './dragging';
import classes from './folders.module.css';

interface Props {
  folders: Folders;
  /** What the root is called. */
  root: string;
  current: string;
  onGo: (folder: string) => void;
  /** Actions at the right. */
  children?: ReactNode;
}

/** The way from the root to the current folder; each step opens one and takes what is dropped on it. */
export function FolderBar({ folders, root, current, onGo, children }: Props) {
  const path = pathTo(folders.all, current);
  return (
    <div className={classes.bar}>
      <nav aria-label={t('Folders')} className={classes.path}>
        <Step name={root} folder="" folders={folders} current={path.length === 0} onGo={onGo} />
        {path.map(({ key, name }, index) => (
          <Fragment key={key}>
            <IconChevronRight size={14} stroke={1.8} className={classes.arrow} aria-hidden />
            <Step name={name} folder={key} folders={folders} current={index === path.length - 1} onGo={onGo} />
          </Fragment>
        ))}
      </nav>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}

interface StepProps {
  name: string;
  folder: string;
  folders: Folders;
  current: boolean;
  onGo: (folder: string) => void;
}

function Step({ name, folder, folders, current, onGo }: StepProps) {
  const [ref, over] = useDropTarget(folders, folder, !current);
  return (
    <UnstyledButton
      ref={ref}
      className={classes.step}
      aria-current={current ? 'location' : undefined}
      data-over={over || undefined}
      onClick={() => onGo(folder)}
    >
      <bdi>{name}</bdi>
    </UnstyledButton>
  );
}
