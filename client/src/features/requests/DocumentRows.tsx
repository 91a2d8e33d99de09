import { ActionIcon, Button, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { limits } from '@stemma/shared/limits';
import { SUGGESTED_DOCUMENTS } from '@stemma/shared/rules/request';
import { t } from '@stemma/shared/language/translate';
import classes from './Request.module.css';

interface Props {
  names: readonly string[];
  onChange: (names: string[]) => void;
}

/** The names of the documents to ask for, a row each, and what is often asked for at a click. */
export function DocumentRows({ names, onChange }: Props) {
  const taken = new Set(names.map((name) => name.trim().toLowerCase()));
  const suggestions = SUGGESTED_DOCUMENTS.filter((name) => !taken.has(name.toLowerCase()));
  const add = (name: string) => onChange([...names.filter((other) => other.trim()), name]);
  return (
    <div role="group" aria-label={t('Documents')} className={classes.documents}>
      <div className={classes.legend}>{t('Documents')}</div>
      <Stack gap={6}>
        {names.map((name, at) => (
          <TextInput
            key={at}
            aria-label={t('Document {at}', { at: at + 1 })}
            placeholder={t('Name of a document')}
            autoComplete="off"
            maxLength={limits.requestFileNameMax}
            value={name}
            onChange={(event) =>
              onChange(names.map((other, index) => (index === at ? event.currentTarget.value : other)))
            }
            rightSection={
              (names.length > 1 || name) && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('Remove document {at}', { at: at + 1 })}
                  onClick={() => onChange(names.length > 1 ? names.filter((_, index) => index !== at) : [''])}
                >
                  <IconX size={16} />
                </ActionIcon>
              )
            }
          />
        ))}
      </Stack>
      <div className={classes.suggestions}>
        {suggestions.map((name) => (
          <Button
            key={name}
            variant="default"
            size="compact-xs"
            radius="xl"
            leftSection={<IconPlus size={12} stroke={2} aria-hidden />}
            onClick={() => add(name)}
          >
            {name}
          </Button>
        ))}
        <Button variant="subtle" size="compact-xs" radius="xl" onClick={() => onChange([...names, ''])}>
          {t('Another document')}
        </Button>
      </div>
    </div>
  );
}
