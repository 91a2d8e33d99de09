import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { PageHeader } from '../../components/PageHeader';
import { State } from '../../components/State';
import { coming } from './pages';

/** A page that later work fills: says what will be there and what to use until then. */
export function ComingPage() {
  const { pathname } = useLocation();
  const page = coming[pathname.split('/')[1] ?? ''] ?? coming['bin'];
  if (!page) return null;
  const { title, Icon, heading, text, action } = page;
  return (
    <>
      <PageHeader title={title} />
      <State icon={<Icon size={28} stroke={1.5} />} title={heading} text={text}>
        <Button component={Link} to={action.to} variant="default">
          {action.label}
        </Button>
      </State>
    </>
  );
}
