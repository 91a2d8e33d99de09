import type { ReactNode } from 'react';
import { UserMenu } from './UserMenu';
import classes from './PageHeader.module.css';

/** The top bar of an ordinary page: its title at the left, its actions and the user's menu at the right. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={classes.bar}>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.actions}>{children}</div>
      <UserMenu />
    </header>
  );
}
