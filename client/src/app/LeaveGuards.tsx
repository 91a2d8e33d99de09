import { useEffect } from 'react';
import { useBlocker } from '../lib/router/hooks';
import type { NavigationStep } from '../lib/router/router';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { askToChoose } from '../components/choose';
import { guardsBeforeLeaving, questionsBeforeLeaving, useLeaveGuard } from '../lib/leaveGuard';
import { followTyping, isTypedIn, watchTyping } from '../lib/typedIn';

/** Asks what has to be asked before a page with unsaved work, or something half typed, is left, by the browser's own question when the tab is closed (SPEC §4). */
export function LeaveGuards() {
  const held = useBlocker(isAskedBefore);
  useEffect(() => {
    if (held) void askAll().then((leave) => (leave ? held.proceed() : held.reset()));
  }, [held]);
  useEffect(watchTyping, []);
  useLeaveGuard({ unsaved: isTypedIn, follow: followTyping, question: messages.unsavedWork });
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (questionsBeforeLeaving().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, []);
  return null;
}

function isAskedBefore({ currentLocation, nextLocation }: NavigationStep): boolean {
  return currentLocation.pathname !== nextLocation.pathname && questionsBeforeLeaving().length > 0;
}

async function askAll(): Promise<boolean> {
  for (const guard of guardsBeforeLeaving()) {
    const { question } = guard;
    const answer = await askToChoose({
      title: question.title,
      message: question.text,
      choices: [
        ...(guard.save ? [{ value: 'save', label: t('Save and leave'), kind: 'primary' } as const] : []),
        { value: 'stay', label: t('Cancel'), kind: 'default' },
        { value: 'leave', label: t('Leave without saving'), kind: 'quiet' },
      ],
    });
    if (answer === 'save' ? !(await guard.save?.()) : answer !== 'leave') return false;
  }
  return true;
}
