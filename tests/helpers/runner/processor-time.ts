import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly parent: number;
  readonly group: number;
  /** Of itself, and of the children that it has seen end. */
  readonly seconds: number;
}

/** Linux tells processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/**
 * Seconds that a process, its group and all that they started have kept a processor busy. Other
 * programs of the machine make them no more. Undefined where the system does not tell.
 */
export function processorSeconds(leader: number): number | undefined {
  const processes = readProcesses();
  if (processes === undefined) return undefined;
  const isOurs = (pid: number): boolean => {
    const found = processes.get(pid);
    if (pid === leader || found?.group === leader) return true;
    return found !== undefined && found.parent !== pid && isOurs(found.parent);
  };
  const ours = [...processes].filter(([pid]) => isOurs(pid));
  return ours.reduce((sum, [, { seconds }]) => sum + seconds, 0);
}

function readProcesses(): ReadonlyMap<number, Process> | undefined {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return new Map(pids.flatMap((pid) => readProcess(Number(pid))));
  } catch {
    return undefined;
  }
}

/** Fields of `stat` behind the name, which may hold blanks and parentheses: see `proc(5)`. */
function readProcess(pid: number): [number, Process][] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const times = fields.slice(11, 15).map(Number);
    const seconds = times.reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND;
    return [[pid, { parent: Number(fields[1]), group: Number(fields[2]), seconds }]];
  } catch {
    // It has ended since.
    return [];
  }
}
