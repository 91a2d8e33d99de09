import { ActionIcon, Button, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';

interface LineListProps {
  /** The word for one row. */
  label: string;
  add: string;
  lines: readonly string[];
  onChange: (lines: string[]) => void;
  /** What is wrong with the row at this place. */
  faultOf: (at: number) => string | undefined;
  onLeave: (at: number) => void;
}

/** Rows of text of one kind; there is always at least one (SPEC §2.4). */
export function LineList({ label, add, lines, onChange, faultOf, onLeave }: LineListProps) {
  return (
    <Stack gap={6} mt="md">
      {lines.map((line, at) => (
        <TextInput
          key={at}
          label={at === 0 ? label : undefined}
          aria-label={lines.length > 1 ? `${label} ${at + 1}` : label}
          autoComplete="off"
          value={line}
          error={faultOf(at)}
          onBlur={() => onLeave(at)}
          onChange={(event) =>
            onChange(lines.map((other, index) => (index === at ? event.currentTarget.value : other)))
          }
          rightSection={
            lines.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('Remove {label} {at}', { label, at: at + 1 })}
                onClick={() => onChange(lines.filter((_, index) => index !== at))}
              >
                <IconX size={16} />
              </ActionIcon>
            )
          }
        />
      ))}
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} />}
          onClick={() => onChange([...lines, ''])}
        >
          {add}
        </Button>
      </div>
    </Stack>
  );
}
