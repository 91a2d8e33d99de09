import { EnvError } from './env';

/** Why the server cannot start, in lines that say what to do; what is not known speaks for itself. */
export function startFault(failure: unknown, { port, host }: { port: string; host: string }): string {
  if (failure instanceof EnvError) return failure.message;
  const { code, syscall } = failure as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `PORT: another program uses port ${port} already. Set PORT to a free one.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `PORT: this user may not listen at port ${port}. Set PORT to one from 1024 on.`;
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && syscall === 'getaddrinfo'))
    return `HOST: this machine has no address ${host}. Set HOST to one of its own, or to 0.0.0.0 for all.`;
  return failure instanceof Error ? failure.message : String(failure);
}
