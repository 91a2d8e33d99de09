import { Fragment } from 'react';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { useDropTarget } from '../folders/dragging';
import folderClasses from '../folders/folders.module.css';
import type { MovePlaces } from '../folders/tree';
import type { FolderStep } from './items';

interface Props {
  steps: readonly FolderStep[];
  places: MovePlaces;
  /** Whether steps take what is dropped on them. */
  editable: boolean;
  onGo: (folder: string) => void;
}

/** The way to the open folder; each step opens one and takes what is dropped on it. */
export function Breadcrumb({ steps, places, editable, onGo }: Props) {
  return (
    <nav aria-label={t('Folders of files')} className={folderClasses.path}>
      {steps.map((step, at) => (
        <Fragment key={step.key}>
          {at > 0 && <IconChevronRight size={14} stroke={1.8} className={folderClasses.arrow} aria-hidden />}
          <StepButton step={step} current={at === steps.length - 1} places={places} editable={editable} onGo={onGo} />
        </Fragment>
      ))}
    </nav>
  );
}

function StepButton(props: Omit<Props, 'steps'> & { step: FolderStep; current: boolean }) {
  const { step, current, places, editable, onGo } = props;
  const [ref, over] = useDropTarget(places, step.key, editable && !current);
  return (
    <UnstyledButton
      ref={ref}
      className={folderClasses.step}
      aria-current={current ? 'location' : undefined}
      data-over={over || undefined}
      onClick={() => onGo(step.key)}
    >
      <bdi>{step.name}</bdi>
    </UnstyledButton>
  );
}
