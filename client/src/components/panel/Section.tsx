import type { ReactNode } from 'react';
import { UnstyledButton } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
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

interface HeadingActionProps {
  label: string;
  about: string;
  /** Shown, yet not to be used, to who may only view (SPEC §6). */
  disabled?: boolean;
  onClick: () => void;
}

/** A quiet button beside a heading. `about` completes its words for screen readers: "Edit Details". */
export function HeadingAction({ label, about, disabled = false, onClick }: HeadingActionProps) {
  return (
    <UnstyledButton
      className={classes.action}
      aria-label={`${label} ${about}`}
      disabled={disabled}
      title={disabled ? messages.viewOnly : undefined}
      onClick={onClick}
    >
      {label}
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
