import type {
  ActivateAccountMutation,
  ActivateAccountMutationVariables,
  BeginSecondFactorMutation,
  BeginSecondFactorMutationVariables,
  EnableSecondFactorMutation,
  EnableSecondFactorMutationVariables,
  RequestDemoMutation,
  RequestDemoMutationVariables,
  ResetPasswordMutation,
  ResetPasswordMutationVariables,
  SendPasswordResetMutation,
  SendPasswordResetMutationVariables,
  TicketHolderQuery,
  TicketHolderQueryVariables,
} from '../gql/graphql';
import { send } from './send';
import { userErrorFields } from './userError';

const sendReset = /* GraphQL */ `
  mutation SendPasswordReset($nameOrEmail: String!) {
    sendPasswordReset(nameOrEmail: $nameOrEmail) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
  ${userErrorFields}
`;

const holder = /* GraphQL */ `
  query TicketHolder($ticket: String!) {
    ticketHolder(ticket: $ticket) {
      name
      email
      kind
    }
  }
`;

const reset = /* GraphQL */ `
  mutation ResetPassword($input: TicketPasswordInput!) {
    resetPassword(input: $input) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
  ${userErrorFields}
`;

const activate = /* GraphQL */ `
  mutation ActivateAccount($input: TicketPasswordInput!) {
    activateAccount(input: $input) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
  ${userErrorFields}
`;

const demo = /* GraphQL */ `
  mutation RequestDemo($input: DemoRequestInput!) {
    requestDemo(input: $input) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
  ${userErrorFields}
`;

const begin = /* GraphQL */ `
  mutation BeginSecondFactor {
    beginSecondFactor {
      ok {
        qr
        secret
      }
      error {
        ...UserErrorFields
      }
    }
  }
  ${userErrorFields}
`;

const enable = /* GraphQL */ `
  mutation EnableSecondFactor($code: String!, $currentPassword: String) {
    enableSecondFactor(code: $code, currentPassword: $currentPassword) {
      ok {
        recoveryCodes
        token
        viewer {
          key
          name
          email
          image
          isAdmin
          accountType
          organizationKey
          organizationName
        }
      }
      error {
        ...UserErrorFields
        retryAfter
      }
    }
  }
  ${userErrorFields}
`;

/** A failure that the person caused. */
export interface UserError {
  message: string;
  field?: string | null;
}

type Answer = { ok?: boolean | null; error?: UserError | null };
const outcome = ({ ok, error }: Answer): UserError | undefined => (ok ? undefined : (error ?? { message: '' }));

/** Asks for a link by mail; undefined when it went well. @throws CallFailed */
export async function askForReset(nameOrEmail: string): Promise<UserError | undefined> {
  const answer = await send<SendPasswordResetMutation, SendPasswordResetMutationVariables>(sendReset, { nameOrEmail });
  return outcome(answer.sendPasswordReset);
}

/** Whose account a ticket is for; null where it is no longer good. @throws CallFailed */
export async function ticketHolder(ticket: string): Promise<TicketHolderQuery['ticketHolder']> {
  return (await send<TicketHolderQuery, TicketHolderQueryVariables>(holder, { ticket })).ticketHolder;
}

/** Sets a password by a ticket; undefined when it went well. @throws CallFailed */
export async function setPassword(
  kind: 'reset' | 'activate',
  input: { ticket: string; newPassword: string; newName?: string },
): Promise<UserError | undefined> {
  if (kind === 'reset') {
    return outcome((await send<ResetPasswordMutation, ResetPasswordMutationVariables>(reset, { input })).resetPassword);
  }
  const answer = await send<ActivateAccountMutation, ActivateAccountMutationVariables>(activate, { input });
  return outcome(answer.activateAccount);
}

/** Asks for a demonstration; undefined when it went well. @throws CallFailed */
export async function askForDemo(input: RequestDemoMutationVariables['input']): Promise<UserError | undefined> {
  return outcome((await send<RequestDemoMutation, RequestDemoMutationVariables>(demo, { input })).requestDemo);
}

/** A new secret for an authenticator app. @param token of a sign-in that owes its second factor @throws CallFailed */
export async function beginSecondFactor(token?: string) {
  const call = send<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
  return (await call(begin, {}, token)).beginSecondFactor;
}

/** Switches the second factor on by a code of the new secret. @throws CallFailed */
export async function enableSecondFactor(code: string, currentPassword: string | null, token?: string) {
  const call = send<EnableSecondFactorMutation, EnableSecondFactorMutationVariables>;
  return (await call(enable, { code, currentPassword }, token)).enableSecondFactor;
}
