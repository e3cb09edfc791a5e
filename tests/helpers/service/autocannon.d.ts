/** The part of autocannon that the benchmark uses, because the package has no types. */
declare module 'autocannon' {
  interface CannonRequest {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    /** Called before each request; returns what is sent. */
    readonly setupRequest?: (request: CannonRequest) => CannonRequest;
  }

  interface CannonOptions {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly requests: readonly CannonRequest[];
  }

  interface CannonResult {
    /** Seconds. */
    readonly duration: number;
    readonly errors: number;
    readonly non2xx: number;
    readonly '2xx': number;
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number };
  }

  export default function autocannon(options: CannonOptions): Promise<CannonResult>;
}
