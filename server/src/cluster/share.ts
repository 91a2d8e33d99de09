import cluster from 'node:cluster';

/** How many processes this server is: those that take calls, on one machine and one port. */
export const processes: number = cluster.isWorker ? Math.max(1, Number(process.env['STEMMA_WORKERS']) || 1) : 1;

/** This process's part of what the machine has room for, at least 1. */
export function shareOf(all: number): number {
  return Math.max(1, Math.floor(all / processes));
}
