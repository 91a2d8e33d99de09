/** Whether an account may sign in: it has been activated, not deactivated, and has a password. */
export function maySignIn(account: { isPending: boolean; deactivated: boolean; password: string | null }): boolean {
  return !account.isPending && !account.deactivated && account.password !== null;
}
