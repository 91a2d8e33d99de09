import type { ReactNode } from 'react';
import { UnstyledButton } from '@mantine/core';
import { actionOf } from '../actions/table';
import { useBoundAction } from '../useActions';
import classes from './Inspector.module.css';

/** One line of a panel: what it is, and what it says. */
export interface InspectorFact {
  label: string;
  value: string;
  before?: ReactNode;
}

/** Facts in two columns. */
export function Facts({ facts }: { facts: readonly InspectorFact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            {fact.before}
            <bdi>{fact.value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An action beside a section's heading; absent where it can't apply. */
export function FactButton({ id, children }: { id: string; children: ReactNode }) {
  const action = useBoundAction(actionOf(id));
  if (!action.visible || !action.enabled) return null;
  return (
    <UnstyledButton className={classes.factButton} onClick={action.perform}>
      {children}
    </UnstyledButton>
  );
}
