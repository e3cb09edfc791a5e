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
  return findProcesses(leader)?.reduce((sum, [, { seconds }]) => sum + seconds, 0);
}

/** The command lines of a process, its group and all that they started, as far as they still run. */
export function listCommands(leader: number): readonly string[] {
  return (findProcesses(leader) ?? []).flatMap(([pid]) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || [];
    } catch {
      return [];
    }
  });
}

function findProcesses(leader: number): (readonly [number, Process])[] | undefined {
  const processes = readProcesses();
  if (processes === undefined) return undefined;
  const isOurs = (pid: number): boolean => {
    const found = processes.get(pid);
    if (pid === leader || found?.group === leader) return true;
    return found !== undefined && found.parent !== pid && isOurs(found.parent);
  };
  return [...processes].filter(([pid]) => isOurs(pid));
}

let told = 0;

/**
 * Seconds that children of this process, with all that they waited for, have kept a processor busy
 * and that were not asked for before: those of one child, where it is asked as each of them ends.
 */
export function takeEndedSeconds(): number {
  const before = told;
  told = readTimes(process.pid)?.ended ?? 0;
  return told - before;
}

function readProcesses(): ReadonlyMap<number, Process> | undefined {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return new Map(pids.flatMap((pid) => readProcess(Number(pid))));
  } catch {
    return undefined;
  }
}

function readProcess(pid: number): [number, Process][] {
  const found = readTimes(pid);
  return found === undefined ? [] : [[pid, { ...found, seconds: found.own + found.ended }]];
}

interface Times {
  readonly parent: number;
  readonly group: number;
  readonly own: number;
  /** Of the children that it has seen end. */
  readonly ended: number;
}

/** Fields of `stat` behind the name, which may hold blanks and parentheses: see `proc(5)`. */
function readTimes(pid: number): Times | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
    return {
      parent: Number(fields[1]),
      group: Number(fields[2]),
      own: (user + system) / TICKS_PER_SECOND,
      ended: (endedUser + endedSystem) / TICKS_PER_SECOND,
    };
  } catch {
    // It has ended since, or the system does not tell.
    return undefined;
  }
}
