import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { ActionIcon, Badge, Button, Text, TextInput, Tooltip } from '@mantine/core';
import { IconBuildingCommunity, IconPencil, IconPlus, IconSearch } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { count } from '../../../lib/count';
import { organizationsQuery } from '../documents';
import { Narrow, RowName } from '../table/AdminTable';
import type { AdminColumn } from '../table/AdminTable';
import { AdminTableSection } from '../table/AdminTableSection';
import { OrganizationDialog } from './OrganizationDialog';
import type { Organization } from './types';

/** All organizations, and what they ask of their users. */
export function OrganizationsSection() {
  const { data, error, loading, refetch } = useQuery(organizationsQuery, { fetchPolicy: 'cache-and-network' });
  const [term, setTerm] = useState('');
  const [open, setOpen] = useState<{ organization?: Organization } | null>(null);
  const found = (data?.organizations ?? []).filter(({ name }) =>
    name.toLowerCase().includes(term.trim().toLowerCase()),
  );
  const columns: AdminColumn<Organization>[] = [
    {
      label: t('Name'),
      cell: (organization) => (
        <>
          <RowName name={organization.name} below={organization.description} />
          <Narrow>
            <Rules organization={organization} />
          </Narrow>
        </>
      ),
    },
    { label: t('Users'), isNumber: true, cell: ({ userCount }) => count(userCount) },
    { label: t('Asks for'), isWide: true, cell: (organization) => <Rules organization={organization} /> },
    {
      label: t('Actions'),
      isLabelHidden: true,
      cell: (organization) => (
        <Tooltip label={t('Edit')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('Edit {name}', { name: organization.name })}
            onClick={() => setOpen({ organization })}
          >
            <IconPencil size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      ),
    },
  ];
  return (
    <>
      <AdminTableSection
        label={t('Organizations')}
        columns={columns}
        rows={data && found}
        keyOf={({ key }) => key}
        isLoading={loading}
        failure={{ title: t('The organizations could not be read'), error, onRetry: () => void refetch() }}
        empty={{
          icon: <IconBuildingCommunity size={28} stroke={1.5} />,
          title: t('No organizations found'),
          text: t('Try another word, or make a new organization.'),
        }}
        search={
          <TextInput
            label={t('Find organizations')}
            placeholder={t('Name')}
            leftSection={<IconSearch size={16} stroke={1.5} />}
            value={term}
            onChange={(event) => setTerm(event.currentTarget.value)}
          />
        }
        actions={
          <Button leftSection={<IconPlus size={18} stroke={1.5} />} disabled={!data} onClick={() => setOpen({})}>
            {t('New organization')}
          </Button>
        }
      />
      {open && (
        <OrganizationDialog
          organization={open.organization}
          onClose={(changed = false) => {
            setOpen(null);
            if (changed) void refetch();
          }}
        />
      )}
    </>
  );
}

function Rules({ organization }: { organization: Organization }) {
  const { forceSecondFactor, passwordMin, sessionHours, fileQuotaMegabytes } = organization;
  const { sharingOff, shareNeedsPassword, shareDaysMax, requestSubject, requestText } = organization;
  const rules = [
    forceSecondFactor && t('Two-factor sign-in'),
    passwordMin !== null && passwordMin !== undefined && t('Passwords of {passwordMin} characters', { passwordMin }),
    sessionHours !== null && sessionHours !== undefined && t('Sessions of {sessionHours} h', { sessionHours }),
    fileQuotaMegabytes !== null &&
      fileQuotaMegabytes !== undefined &&
      t('{fileQuotaMegabytes} MB for files', { fileQuotaMegabytes: count(fileQuotaMegabytes) }),
    sharingOff && t('No share links'),
    !sharingOff && shareNeedsPassword && t('Share links with a password'),
    !sharingOff &&
      shareDaysMax &&
      t('Share links of {time}', {
        time: shareDaysMax === 1 ? '24 hours' : t('{shareDaysMax} days', { shareDaysMax }),
      }),
    (requestSubject || requestText) && t('Own wording of requests'),
  ].filter((rule) => typeof rule === 'string');
  if (rules.length === 0) {
    return (
      <Text span c="dimmed" fz={12}>
        {t('What is usual')}
      </Text>
    );
  }
  return rules.map((rule) => (
    <Badge key={rule} variant="light" color="gray" tt="none" mr={4}>
      {rule}
    </Badge>
  ));
}
