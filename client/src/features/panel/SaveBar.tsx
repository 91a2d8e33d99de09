import { Button } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import classes from '../../components/panel/Panel.module.css';

/** Cancel and Save at the end of a form. */
export function SaveBar({ saving, onCancel }: { saving: boolean; onCancel: () => void }) {
  return (
    <div className={classes.bar}>
      <Button variant="default" onClick={onCancel} disabled={saving}>
        {t('Cancel')}
      </Button>
      <Button type="submit" loading={saving}>
        {t('Save')}
      </Button>
    </div>
  );
}
