import type { ReactNode } from 'react';
import { UnstyledButton } from '@mantine/core';
import classes from './Panel.module.css';

/** A part of a tab with its heading, and perhaps what can be done beside it. */
export function Section(props: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <div className={classes.heading}>
        <h3>{props.title}</h3>
        {props.action}
      </div>
      {props.children}
    </section>
  );
}

/** A quiet button beside a heading. `about` completes its words for screen readers: "Edit Details". */
export function HeadingAction(props: { label: string; about: string; onClick: () => void }) {
  return (
    <UnstyledButton className={classes.action} aria-label={`${props.label} ${props.about}`} onClick={props.onClick}>
      {props.label}
    </UnstyledButton>
  );
}

/** One line: what it is, and what it says. */
export interface Fact {
  label: string;
  value: ReactNode;
}

/** Facts in two columns. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }, at) => (
        <div key={`${label} ${at}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
