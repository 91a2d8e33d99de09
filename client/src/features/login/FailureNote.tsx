import { Alert } from '@mantine/core';
import type { SignInFailure } from '../../lib/session';
import { waitText } from '../../lib/waitText';

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
