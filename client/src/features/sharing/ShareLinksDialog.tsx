import { useState } from 'react';
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
  list: 'Share links',
  add: 'New share link',
  edit: 'Edit share link',
  email: 'Send share link',
  log: 'Access log',
};

/** The share links of a chart, or of an entity's owners or holdings: listed, made, changed and sent (SPEC §2.6). */
export function ShareLinksDialog({ target, onClose }: { target: ShareTarget; onClose: () => void }) {
  const [view, setView] = useState<View>({ is: 'list' });
  const [sent, setSent] = useState(false);
  const links = useLinks(target);
  const nothingToLose = view.is === 'list' || view.is === 'log' || sent;
  const toList = () => {
    setView({ is: 'list' });
    setSent(false);
  };
  const done = () => {
    toList();
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
          onAdd={() => setView({ is: 'add' })}
          onEdit={(link) => setView({ is: 'edit', link })}
          onEmail={(link) => setView({ is: 'email', link })}
          onLog={(link) => setView({ is: 'log', link })}
        />
      )}
      {view.is === 'add' && <LinkForm target={target} link={null} onDone={done} onCancel={toList} />}
      {view.is === 'edit' && <LinkForm target={target} link={view.link} onDone={done} onCancel={toList} />}
      {view.is === 'email' && (
        <EmailView link={view.link} sent={sent} onSent={() => setSent(true)} onDone={done} onCancel={toList} />
      )}
      {view.is === 'log' && <LogView link={view.link} onBack={toList} />}
    </Dialog>
  );
}
