import type { ReactNode } from 'react';
import { Component } from 'react';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import classes from './PartFailed.module.css';

interface Props {
  children: ReactNode;
}

/** Keeps a page's fault on that page: says so, offers "Try again", and leaves the rest of the shell working. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className={classes.failed}>
        <Title order={2}>{t('This page stopped working')}</Title>
        <Text size="sm" c="dimmed" maw="44ch">
          {t('What you had saved is safe. Try again; if it happens once more, load the page anew.')}
        </Text>
        <Button onClick={() => this.setState({ failed: false })}>{t('Try again')}</Button>
        <Anchor size="sm" href={window.location.href}>
          {t('Load the page anew')}
        </Anchor>
      </div>
    );
  }
}
