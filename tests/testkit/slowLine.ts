import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** A line to a TCP server that can be made slow, cut, and mended. */
export class SlowLine {
  /** Milliseconds that each piece is held back, either way; pieces of one connection keep their order, those of several do not. */
  delay: () => number = () => 0;
  private readonly open = new Set<Socket>();
  private isCut = false;

  private constructor(private readonly server: Server) {}

  /** Listens at a free port of this machine for what goes to `port`. */
  static async to(port: number): Promise<SlowLine> {
    const server = createServer((near) => line.carry(near, connect(port, '127.0.0.1')));
    const line = new SlowLine(server);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return line;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Breaks all connections; new ones are broken as they come, until it is mended. */
  cut(): void {
    this.isCut = true;
    this.drop();
  }

  mend(): void {
    this.isCut = false;
  }

  /** Breaks the connections of now. */
  drop(): void {
    for (const socket of this.open) socket.destroy();
  }

  async close(): Promise<void> {
    this.drop();
    await new Promise((closed) => this.server.close(closed));
  }

  private carry(near: Socket, far: Socket): void {
    for (const socket of [near, far]) {
      this.open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        this.open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    if (this.isCut) {
      near.destroy();
      return;
    }
    this.pass(near, far);
    this.pass(far, near);
  }

  private pass(from: Socket, to: Socket): void {
    let before = Promise.resolve();
    from.on('data', (piece) => {
      const due = Date.now() + this.delay();
      before = before
        .then(() => new Promise<void>((late) => setTimeout(late, Math.max(0, due - Date.now()))))
        .then(() => void (to.destroyed || to.write(piece)));
    });
  }
}
