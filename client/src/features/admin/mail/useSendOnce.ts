import { useRef, useState } from 'react';
import { t } from '@stemma/shared/language/translate';
import { newKey } from '../../../lib/newKey';
import { UNREACHABLE } from '../../../lib/send';
import type { Fault } from '../fault';

/** Sends a form under a key that stays as long as its words do, so that sending them again after a lost answer sends nothing more. */
export function useSendOnce() {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const last = useRef({ content: '', key: '' });
  const sendOnce = async <T extends object>(
    input: T,
    send: (input: T & { key: string }) => Promise<Fault | undefined>,
  ): Promise<boolean> => {
    const content = JSON.stringify(input);
    if (last.current.content !== content) last.current = { content, key: newKey() };
    setBusy(true);
    setFailed(null);
    try {
      const fault = await send({ ...input, key: last.current.key });
      if (fault) setFailed(fault.message);
      else last.current = { content: '', key: '' };
      return !fault;
    } catch {
      setFailed(t('Not sent. {reason}', { reason: UNREACHABLE }));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, sendOnce };
}
