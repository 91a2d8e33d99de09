import { Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { Link } from '../../lib/router/Link';
import { t } from '@stemma/shared/language/translate';
import { State } from '../../components/State';

/** What stands where a chart is not there, or not for this person: why, and the way to all others. */
export function NoChart({ icon: Icon, title, text }: { icon: TablerIcon; title: string; text: string }) {
  return (
    <State icon={<Icon size={28} stroke={1.5} />} title={title} text={text}>
      <Button component={Link} to="/overview">
        {t('Go to All Charts')}
      </Button>
    </State>
  );
}
