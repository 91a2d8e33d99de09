import { useState } from 'react';
import { Button, Skeleton, Text } from '@mantine/core';
import { IconBuildingBank, IconPlus } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { confirm } from '../../../components/confirm';
import { notify } from '../../../components/notify';
import { removeRegister, type Register } from '../../../components/registers/calls';
import { ErrorState, State } from '../../../components/State';
import { LoadDialog } from './LoadDialog';
import { RegisterCard } from './RegisterCard';
import { RegisterDialog } from './RegisterDialog';
import classes from './Registers.module.css';
import { useRegisters } from './useRegisters';

type Opened = { kind: 'edit'; register: Register | undefined } | { kind: 'load'; register: Register };

/** The registers of the organization: made, filled and followed while they are, replaced by newer files, deleted. */
export function RegistersSection() {
  const { registers, error, readAgain } = useRegisters();
  const [opened, setOpened] = useState<Opened | null>(null);
  const drop = async ({ key, name, taken }: Register) => {
    const isSure = await confirm({
      title: t('Delete register'),
      message: t(
        '“{name}” is no longer found or read. {taken, plural, =0 {Nothing was taken from it.} one {The entity taken from it stays.} other {The # entities taken from it stay.}}',
        { name, taken },
      ),
      buttonText: t('Delete'),
      danger: true,
    });
    if (!isSure) return;
    await removeRegister(key).then(
      () => notify('Message', t('The register is deleted.')),
      (failure: Error) => notify('Error', failure.message, 5000),
    );
    readAgain();
  };
  const closed = () => {
    setOpened(null);
    readAgain();
  };
  return (
    <>
      <div className={classes.bar}>
        <Text size="sm" c="dimmed" className={classes.about}>
          {t(
            'Collections to look things up in, such as a company register: everybody of the organization finds their parties and takes them, with their owners or holdings, onto charts.',
          )}
        </Text>
        <Button
          leftSection={<IconPlus size={18} stroke={1.5} />}
          onClick={() => setOpened({ kind: 'edit', register: undefined })}
        >
          {t('New register')}
        </Button>
      </div>
      <div className={classes.scroll}>
        {!registers && error && (
          <ErrorState title={t('The registers could not be read')} text={error.message} onRetry={readAgain} />
        )}
        {!registers && !error && <Skeleton h={180} radius="lg" aria-label={t('Reading the registers')} />}
        {registers?.length === 0 && (
          <State
            icon={<IconBuildingBank size={28} stroke={1.5} />}
            title={t('No registers')}
            text={t('Make one and load a file of a company register into it.')}
          />
        )}
        {registers?.map((register) => (
          <RegisterCard
            key={register.key}
            register={register}
            onChanged={readAgain}
            onLoad={() => setOpened({ kind: 'load', register })}
            onEdit={() => setOpened({ kind: 'edit', register })}
            onDelete={() => void drop(register)}
          />
        ))}
      </div>
      {opened?.kind === 'edit' && (
        <RegisterDialog
          register={opened.register}
          onClose={(saved) => {
            closed();
            if (saved && !opened.register) setOpened({ kind: 'load', register: saved });
          }}
        />
      )}
      {opened?.kind === 'load' && <LoadDialog register={opened.register} onClose={closed} />}
    </>
  );
}
