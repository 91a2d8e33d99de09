import { Tabs } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useNavigate, useParams } from '../../lib/router/hooks';
import { Navigate } from '../../lib/router/Link';
import { t } from '@stemma/shared/language/translate';
import { PageHeader } from '../../components/PageHeader';
import { State } from '../../components/State';
import { useSession } from '../../lib/session';
import { AuditSection } from './audit/AuditSection';
import { LookupsSection } from './lookups/LookupsSection';
import { MailSection } from './mail/MailSection';
import { OrganizationsSection } from './organizations/OrganizationsSection';
import { RegistersSection } from './registers/RegistersSection';
import { SettingsSection } from './settings/SettingsSection';
import { StatisticsSection } from './statistics/StatisticsSection';
import { StorageSection } from './storage/StorageSection';
import { StylesSection } from './styles/StylesSection';
import { UsersSection } from './users/UsersSection';
import classes from './Admin.module.css';

const SECTIONS = [
  ['users', t('Users'), UsersSection],
  ['organizations', t('Organizations'), OrganizationsSection],
  ['registers', t('Registers'), RegistersSection],
  ['settings', t('Settings'), SettingsSection],
  ['styles', t('Chart styles'), StylesSection],
  ['lookups', t('Look-ups'), LookupsSection],
  ['mail', t('Mail'), MailSection],
  ['statistics', t('Statistics'), StatisticsSection],
  ['audit', t('Audit log'), AuditSection],
  ['storage', t('Storage'), StorageSection],
] as const;

/** Users, organizations, registers, settings, chart styles, look-ups, mail, statistics, the audit log and storage, for administrators. */
export function AdminPage() {
  const session = useSession();
  const navigate = useNavigate();
  const { section } = useParams();
  const chosen = SECTIONS.find(([path]) => path === section);
  if (session.status !== 'signedIn') return null;
  if (!session.viewer.isAdmin) {
    return (
      <>
        <PageHeader title={t('Administration')} />
        <State
          icon={<IconLock size={28} stroke={1.5} />}
          title={t('This is for administrators')}
          text={t('Ask an administrator of your organization.')}
        />
      </>
    );
  }
  if (!chosen) return <Navigate to="/admin/users" replace />;
  const [path, , Section] = chosen;
  return (
    <>
      <PageHeader title={t('Administration')} />
      <Tabs value={path} onChange={(next) => void navigate(`/admin/${next}`)} className={classes.tabs}>
        <Tabs.List aria-label={t('Administration')}>
          {SECTIONS.map(([value, label]) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={path} className={classes.panel}>
          <Section />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
