import { Loader, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircleDot, IconEye, IconX } from '@tabler/icons-react';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { saveText, type SaveTone } from '../../chart/model/saving';
import { useIsAsked } from '../../lib/leaveGuard';
import classes from './Editor.module.css';
import { useEditor, useSessionState } from './editor';

const ICONS: Record<Exclude<SaveTone, 'busy'>, typeof IconCheck> = {
  good: IconCheck,
  neutral: IconCircleDot,
  warning: IconAlertTriangle,
  bad: IconX,
};

/** Whether all is saved, in words that are always there; a chart that one may only read says so. */
export function SaveState() {
  const { session } = useEditor();
  const phase = useSessionState((state) => state.phase);
  const unsaved = useSessionState((state) => state.unsaved);
  const typing = useIsAsked(messages.unsavedWork);
  const mayEdit = useSessionState((state) => state.viewerCan.edit);
  if (!mayEdit && phase.kind !== 'denied') {
    return (
      <span className={classes.saveState} data-tone="neutral">
        <IconEye size={16} stroke={2} aria-hidden />
        <span>{t('View only')}</span>
      </span>
    );
  }
  const { text, tone, more = text } = saveText(phase, unsaved, typing);
  const Icon = tone === 'busy' ? null : ICONS[tone];
  const stateText = (
    <>
      {Icon ? <Icon size={16} stroke={2} aria-hidden /> : <Loader size={14} color="gray" aria-hidden />}
      <span>{text}</span>
    </>
  );
  const refused = phase.kind === 'refused' || phase.kind === 'denied';
  return (
    <div className={classes.saveState} data-tone={tone} role="status" data-testid="save-state" title={more}>
      {refused ? (
        <UnstyledButton
          className={classes.saveState}
          onClick={() => void session.save()}
          title={t('{text} Try again', { text })}
        >
          {stateText}
        </UnstyledButton>
      ) : (
        stateText
      )}
    </div>
  );
}
