import { connect } from 'node:net';
import type { ServiceAnswer } from './client.ts';

/**
 * Sends text that no HTTP client would send, and reads the response until the service closes the
 * connection. If the text is valid HTTP, it must ask for that with `Connection: close`.
 */
export function sendRaw(url: string, text: string): Promise<ServiceAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = received.split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]);
      resolve({ status, headers: {}, body: JSON.parse(body), text: body });
    });
  });
}
