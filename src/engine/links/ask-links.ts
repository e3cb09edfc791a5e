/** Checks many addresses: many hosts in parallel, and each host only as fast as a patient reader would. */
import pLimit from 'p-limit';
import type { LinkAnswer } from '../../core/links/link-answer.ts';
import { askAddress, type Asked, type AskOptions } from './ask-address.ts';

export interface AskLinksOptions extends AskOptions {
  /** Waits for a number of milliseconds. */
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** Called for each answer. */
  readonly onAnswer?: (() => void) | undefined;
}

const HOSTS_AT_ONCE = 12;
/** Concurrent requests to one host. */
const LANES = 2;
/** Milliseconds between two requests of a lane. */
const PAUSE = 200;
/** If a server asks for a longer wait, its other addresses are not requested. */
const MAX_SECONDS = 30;

/**
 * Returns the answer of each address.
 *
 * @param urls http or https URLs without fragments, each once.
 */
export async function askLinks(
  urls: readonly string[],
  options: AskLinksOptions,
): Promise<ReadonlyMap<string, LinkAnswer>> {
  const limit = pLimit(HOSTS_AT_ONCE);
  const hosts = [...Map.groupBy(urls, (url) => new URL(url).host).values()];
  const answers = await Promise.all(hosts.map((own) => limit(() => askHost(own, options))));
  return new Map(answers.flat());
}

async function askHost(
  urls: readonly string[],
  options: AskLinksOptions,
): Promise<readonly (readonly [string, LinkAnswer])[]> {
  const answers: [string, LinkAnswer][] = [];
  const left = [...urls];
  let closed: LinkAnswer | undefined;
  const walk = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      const asked: Asked = closed ? { answer: closed } : await askPatiently(url, options);
      if (asked.retryAfter !== undefined) closed = asked.answer;
      answers.push([url, asked.answer]);
      options.onAnswer?.();
      if (left.length > 0 && closed === undefined) await options.pause(PAUSE);
    }
  };
  await Promise.all(Array.from({ length: LANES }, walk));
  return answers;
}

/**
 * Waits once if the server asks for it; keeps `retryAfter` if the wait would be too long, or if the server
 * asks again.
 */
async function askPatiently(url: string, options: AskLinksOptions): Promise<Asked> {
  const asked = await askAddress(url, options);
  const { retryAfter, answer } = asked;
  if (retryAfter === undefined || !isBusy(answer)) return { answer };
  if (retryAfter > MAX_SECONDS) return asked;
  await options.pause(retryAfter * 1000);
  const again = await askAddress(url, options);
  return isBusy(again.answer) ? again : { answer: again.answer };
}

/** Whether a server may answer later. */
function isBusy({ kind }: LinkAnswer): boolean {
  return kind === 'guarded' || kind === 'silent';
}
