import { useRef, useState, type FormEvent } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Button, Group, TextInput } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
import { nameFault, tidyName } from '@stemma/shared/rules/text';
import { RECORD_TYPES, typeLabel, type RecordType } from '@stemma/shared/entities/typeNames';
import { Dialog } from '../../../components/Dialog';
import { DuplicateAlert } from '../../../components/entityDialog/DuplicateAlert';
import type { EntityHit as Hit } from '../../../components/entityDialog/documents';
import hitClasses from '../../../components/entityDialog/EntityDialog.module.css';
import { EntityHits } from '../../../components/entityDialog/EntityHits';
import { HitList } from '../../../components/entityDialog/HitList';
import { TypeSelect } from '../../../components/entityDialog/TypeSelect';
import { findEntities, useEntitySearch } from '../../../components/entityDialog/useEntitySearch';
import { notify } from '../../../components/notify';
import { newKey } from '../../../lib/newKey';
import type { ChartDocument } from '../../../chart/model/document';
import { cardName } from '../../../chart/model/namesApart';
import { compareNames } from '@stemma/diagram/layout/relation';
import { t, withinSentence } from '@stemma/shared/language/translate';
import { selectionOf } from '../../../chart/model/selection';
import { useEditor, useSessionState } from '../editor';
import type { EditorDialog } from '../ui';
import { drawLink } from '../drawLink';
import { findOn } from '../../../chart/model/findOn';
import { placeEntity } from './placeEntity';

type Props = Extract<EditorDialog, { kind: 'add' }> & { onClose: () => void };

/** Asks who or what should stand on the chart: an entity that exists, found while the name is typed, or a new one of a type. */
export function AddEntityDialog({ onClose, ...adding }: Props) {
  const editor = useEditor();
  const document = useSessionState((state) => state.document);
  const { nodes } = document;
  const [type, setType] = useState<RecordType | null>(adding.type);
  const [name, setName] = useState('');
  const [asked, setAsked] = useState('');
  const [busy, setBusy] = useState(false);
  const [untyped, setUntyped] = useState(false);
  const typeBox = useRef<HTMLInputElement>(null);
  const nameBox = useRef<HTMLInputElement>(null);
  const client = useApolloClient();
  const search = useEntitySearch(name, type);
  const trimmed = tidyName(name);
  const fault = trimmed ? nameFault(trimmed) : undefined;
  const hits = search.kind === 'found' ? search.hits : [];
  const alike = type ? hits.filter((hit) => hit.typeName === type) : [];
  const here = adding.pull ? cardsHere(document, name, type, adding.pull.key) : null;
  const doubtful = alike.length > 0 && asked === trimmed;

  const take = (hit: Hit) => {
    if (nodes.has(hit.key) && adding.pull) {
      drawLink(editor, { ...adding.pull, target: hit.key, at: { x: 0, y: 0 } });
    } else if (nodes.has(hit.key)) {
      editor.session.select(selectionOf([hit.key]));
      editor.canvas.current?.camera.center([hit.key]);
      notify('Clear', t('{name} is on this chart already.', { name: hit.name }));
      onClose();
    } else placeEntity(editor, { ...hit, chartCount: hit.chartCount + 1 }, adding);
  };
  const choose = (chosen: RecordType | null) => {
    setType(chosen);
    if (untyped && chosen) nameBox.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!trimmed || fault || busy) return;
    if (!type) {
      setUntyped(true);
      return typeBox.current?.focus();
    }
    if (asked !== trimmed) {
      setBusy(true);
      const alike = await findEntities(client, trimmed, type).catch(() => []);
      setBusy(false);
      setAsked(trimmed);
      if (alike.length > 0) return;
    }
    placeEntity(editor, { key: newKey(), typeName: type, name: trimmed, chartCount: 1, isNew: true }, adding);
  };

  return (
    <Dialog onClose={onClose} title={doubtful ? messages.possibleDuplicate.title : title(adding)} dirty={name !== ''}>
      <form onSubmit={(event) => void submit(event)}>
        <Group align="flex-start" gap="sm" wrap="nowrap">
          <TypeSelect
            ref={typeBox}
            types={RECORD_TYPES}
            clearable
            value={type}
            error={untyped && !type ? messages.required : undefined}
            onChange={choose}
          />
          <TextInput
            ref={nameBox}
            label={type === 'Custom' ? t('Custom Label') : t('Name')}
            flex={1}
            data-autofocus
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={fault}
          />
        </Group>
        {doubtful && <DuplicateAlert />}
        {here && here.length > 0 && (
          <section className={hitClasses.here}>
            <h3 className={hitClasses.heading}>{t('On this chart')}</h3>
            <HitList hits={here} word={() => t('Link', undefined, 'verb')} onTake={take} />
          </section>
        )}
        <EntityHits
          search={search}
          type={type}
          word={(hit) => (nodes.has(hit.key) ? t('On this chart') : t('Place it here'))}
          without={(hit) => here !== null && nodes.has(hit.key)}
          onTake={take}
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={!trimmed || fault !== undefined} loading={busy}>
            {doubtful ? messages.possibleDuplicate.button : type ? t('Add {type}', { type: article(type) }) : t('Add')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

function title({ type, pull }: Props | Omit<Props, 'onClose'>): string {
  if (pull) return pull.side === 'holds' ? t('What does it hold?') : t('Who holds it?');
  return type ? t('New {type}', { type: withinSentence(typeLabel(type)) }) : t('Add to the chart');
}

/** Cards on this chart that a link can be drawn to: those that say what is typed, or the first ones. */
function cardsHere(document: ChartDocument, text: string, type: RecordType | null, except: string): Hit[] {
  const keys = text.trim()
    ? findOn(document, text)
    : [...document.nodes.values()].sort(compareNames).map((node) => node.key);
  return keys
    .flatMap((key) => document.nodes.get(key) ?? [])
    .filter((node) => node.key !== except && (!type || node.typeName === type))
    .slice(0, 6)
    .map((node) => ({ ...node, name: cardName(document, node.key) }));
}

function article(type: RecordType): string {
  return t('new {type}', { type: withinSentence(typeLabel(type)) });
}
