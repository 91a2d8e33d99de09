import { Button, FileButton, Group, Input } from '@mantine/core';
import { useState } from 'react';
import { styleMessages } from '@stemma/shared/messages/styles';
import { STYLE_LIMITS } from '@stemma/shared/chart/style';
import { t } from '@stemma/shared/language/translate';
import { dataUrl } from '../../../chart/canvas/dataUrl';
import classes from './Styles.module.css';

interface LogoFieldProps {
  /** A data URL; null for none. */
  logo: string | null;
  onChange: (logo: string | null) => void;
}

/** The picture beside the title of pages. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const [fault, setFault] = useState<string>();
  const take = async (file: File | null) => {
    if (!file) return;
    const isFit = file.size <= STYLE_LIMITS.logoBytesMax && /^image\/(png|jpeg)$/.test(file.type);
    setFault(isFit ? undefined : styleMessages.logo);
    if (isFit) onChange(await dataUrl(file));
  };
  return (
    <Input.Wrapper label={t('Logo on pages')} error={fault} labelElement="div">
      <Group gap="sm">
        {logo && <img className={classes.logo} src={logo} alt={t('The logo')} />}
        <FileButton accept="image/png,image/jpeg" onChange={(file) => void take(file)}>
          {(props) => (
            <Button {...props} variant="default" size="xs">
              {logo ? t('Choose another') : t('Choose a picture')}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button variant="subtle" color="gray" size="xs" onClick={() => onChange(null)}>
            {t('Remove')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
