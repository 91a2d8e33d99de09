import { useState } from 'react';
import { Button, Textarea } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import type { TableMapping } from '@stemma/shared/rules/import/links/tableMapping';
import { pastedFile } from './pastedFile';
import classes from './Paste.module.css';

/** Where rows of a spreadsheet are pasted, or typed; what is pasted is taken at once. */
export function PasteField({ onRows }: { onRows: (file: File, mapping: TableMapping | null) => void }) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const take = (said: string) => {
    if (said.trim() === '') return;
    const pasted = pastedFile(said);
    if ('file' in pasted) return onRows(pasted.file, pasted.mapping);
    setText(said);
    setFault(t('“{part}” is not understood. Divide statements by semicolons or lines.', { part: pasted.unread }));
  };
  return (
    <div className={classes.paste}>
      <Textarea
        label={t('Or paste rows of a spreadsheet')}
        description={t(
          'Owner, owned and share in columns, or as “Elena 30 % Harbour Holdings; Rossi Trust 70 % Harbour Holdings”.',
        )}
        rows={3}
        value={text}
        spellCheck={false}
        error={fault || undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setFault('');
        }}
        onPaste={(event) => {
          const said = event.clipboardData.getData('text/plain');
          if (text !== '' || !/[\t\n;]/.test(said.trim())) return;
          event.preventDefault();
          take(said);
        }}
      />
      {text.trim() !== '' && (
        <Button variant="default" onClick={() => take(text)}>
          {t('Read these rows')}
        </Button>
      )}
    </div>
  );
}
