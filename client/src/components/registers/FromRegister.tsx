import { Badge } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';

/** Marks what is not a record of one's own: a register says it. */
export function FromRegister() {
  return (
    <Badge
      variant="light"
      size="sm"
      tt="none"
      leftSection={<IconBuildingBank size={12} stroke={1.75} aria-hidden />}
      style={{ flex: 'none' }}
    >
      {t('from register')}
    </Badge>
  );
}
