import { Alert } from '@mantine/core';
import type { SignInFailure } from '../../lib/session';

/** What did not work, and when it may be tried again. */
export function FailureNote({ failure }: { failure: SignInFailure | undefined }) {
  if (!failure) return null;
  return (
    <Alert color="red" variant="light" p="sm" role="alert">
      {failure.message}
      {failure.retryAfter ? ` (${waitText(failure.retryAfter)})` : ''}
    </Alert>
  );
}

function waitText(seconds: number): string {
  if (seconds < 60) return `in ${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
