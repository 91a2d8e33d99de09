import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { ActionIcon, Badge, Button, Skeleton, TextInput, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconBuildingCommunity, IconPencil, IconPlus, IconSearch } from '@tabler/icons-react';
import { ErrorState, State } from '../../../components/State';
import { count } from '../../../lib/count';
import { organizationsQuery } from '../documents';
import classes from '../Admin.module.css';
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
  return (
    <>
      <div className={classes.bar}>
        <TextInput
          label="Find organizations"
          placeholder="Name"
          leftSection={<IconSearch size={16} stroke={1.5} />}
          value={term}
          onChange={(event) => setTerm(event.currentTarget.value)}
        />
        <div className={classes.end}>
          <Button leftSection={<IconPlus size={18} stroke={1.5} />} disabled={!data} onClick={() => setOpen({})}>
            New organization
          </Button>
        </div>
      </div>
      <div className={classes.scroll}>
        {error && !data && (
          <ErrorState
            title="The organizations could not be read"
            text={error.message}
            busy={loading}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton h={240} radius="lg" />}
        {data && found.length === 0 && (
          <State
            icon={<IconBuildingCommunity size={28} stroke={1.5} />}
            title="No organizations found"
            text="Try another word, or make a new organization."
          />
        )}
        {found.length > 0 && (
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col" className={classes.number}>
                  Users
                </th>
                <th scope="col" className={classes.wide}>
                  Asks for
                </th>
                <th scope="col">
                  <VisuallyHidden>Actions</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {found.map((organization) => (
                <tr key={organization.key}>
                  <td>
                    <div className={classes.name}>{organization.name}</div>
                    {organization.description && <div className={classes.dim}>{organization.description}</div>}
                    <div className={classes.narrow}>
                      <Rules organization={organization} />
                    </div>
                  </td>
                  <td className={classes.number}>{count(organization.userCount)}</td>
                  <td className={classes.wide}>
                    <Rules organization={organization} />
                  </td>
                  <td>
                    <Tooltip label="Edit">
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        aria-label={`Edit ${organization.name}`}
                        onClick={() => setOpen({ organization })}
                      >
                        <IconPencil size={18} stroke={1.5} />
                      </ActionIcon>
                    </Tooltip>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
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
    forceSecondFactor && 'Two-factor sign-in',
    passwordMin !== null && passwordMin !== undefined && `Passwords of ${passwordMin} characters`,
    sessionHours !== null && sessionHours !== undefined && `Sessions of ${sessionHours} h`,
    fileQuotaMegabytes !== null && fileQuotaMegabytes !== undefined && `${count(fileQuotaMegabytes)} MB for files`,
    sharingOff && 'No share links',
    !sharingOff && shareNeedsPassword && 'Share links with a password',
    !sharingOff && shareDaysMax && `Share links of ${shareDaysMax === 1 ? '24 hours' : `${shareDaysMax} days`}`,
    (requestSubject || requestText) && 'Own wording of requests',
  ].filter((rule) => typeof rule === 'string');
  if (rules.length === 0) return <span className={classes.dim}>What is usual</span>;
  return rules.map((rule) => (
    <Badge key={rule} variant="light" color="gray" tt="none" mr={4}>
      {rule}
    </Badge>
  ));
}
