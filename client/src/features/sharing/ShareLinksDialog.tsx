import { useCallback, useState } from 'react';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../components/Dialog';
import type { ShareLink } from './documents';
import { EmailView } from './EmailView';
import { LinkForm } from './form/LinkForm';
import { LinkList } from './LinkList';
import { LogView } from './LogView';
import { mayLeave } from './mayLeave';
import type { ShareTarget } from './target';
import { useLinks } from './useLinks';

/** What the dialog shows. */
type View = { is: 'list' | 'add' } | { is: 'edit' | 'email' | 'log'; link: ShareLink };

const TITLES: Record<View['is'], string> = {
  list: t('Share links'),
  add: t('New share link'),
  edit: t('Edit share link'),
  email: t('Send share link'),
  log: t('Access log'),
};

const NONE: ReadonlySet<string> = new Set();

/** The share links of a chart, or of an entity's owners or holdings: listed, made, changed and sent (SPEC §2.6). */
export function ShareLinksDialog({ target, onClose }: { target: ShareTarget; onClose: () => void }) {
  const [view, setView] = useState<View>({ is: 'list' });
  const [sent, setSent] = useState(false);
  const links = useLinks(target);
  const [unsent, setUnsent] = useState(NONE);
  const nothingToLose = view.is === 'list' ? unsent.size === 0 : view.is === 'log' || sent;
  const onUnsent = useCallback((key: string, writing: boolean) => {
    setUnsent((now) => new Set(writing ? [...now, key] : [...now].filter((one) => one !== key)));
  }, []);
  const go = async (next: View) => {
    if (nothingToLose || (await mayLeave())) setView(next);
  };
  // Others may have changed links meanwhile, or deleted them.
  const edit = async (link: ShareLink) => {
    const now = await links.readAgain();
    const fresh = now ? now.find(({ key }) => key === link.key) : link;
    if (fresh) await go({ is: 'edit', link: fresh });
  };
  const toList = () => {
    setView({ is: 'list' });
    setSent(false);
    void links.readAgain();
  };
  const close = async () => {
    if (nothingToLose || (await mayLeave())) onClose();
  };
  return (
    <Dialog onClose={() => void close()} title={TITLES[view.is]} dirty={!nothingToLose}>
      {view.is === 'list' && (
        <LinkList
          target={target}
          links={links}
          onAdd={() => void go({ is: 'add' })}
          onEdit={(link) => void edit(link)}
          onEmail={(link) => void go({ is: 'email', link })}
          onLog={(link) => void go({ is: 'log', link })}
          onUnsent={onUnsent}
        />
      )}
      {view.is === 'add' && <LinkForm target={target} link={null} onDone={toList} onCancel={toList} />}
      {view.is === 'edit' && <LinkForm target={target} link={view.link} onDone={toList} onCancel={toList} />}
      {view.is === 'email' && (
        <EmailView link={view.link} sent={sent} onSent={() => setSent(true)} onDone={toList} onCancel={toList} />
      )}
      {view.is === 'log' && <LogView link={view.link} onBack={toList} />}
    </Dialog>
  );
}
