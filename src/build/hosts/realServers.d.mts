interface RealServer {
  origin: string;
  ended: Promise<unknown>;
  close: () => Promise<void>;
}

interface RealServerOptions {
  /** The built site's folder. */
  site: string;
  port: number;
  /** The folder of the emitted configuration; `<site>-hosts` by default. */
  hosts?: string;
}

export function isInstalled(program: string): boolean;
export function nginxHasBrotli(): boolean;
export function copyForHttp(site: string): { site: string; remove: () => void };
export function startNginx(options: RealServerOptions): Promise<RealServer>;
export function startCaddy(options: RealServerOptions): Promise<RealServer>;
export function startApache(options: RealServerOptions): Promise<RealServer>;
