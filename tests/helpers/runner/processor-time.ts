import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly parent: number;
  readonly group: number;
  /** Processor time of the process itself and of its children that have ended. */
  readonly seconds: number;
}

/** Linux reports processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/**
 * Returns the processor time, in seconds, of a process, its group and everything they started. Other
 * programs on the machine do not affect it. Undefined if the system does not report it.
 */
export function processorSeconds(leader: number): number | undefined {
  return findProcesses(leader)?.reduce((sum, [, { seconds }]) => sum + seconds, 0);
}

/**
 * Returns the command lines of a process, its group and everything they started, as far as they are still
 * running.
 */
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

let takenSeconds = 0;

/**
 * Returns the processor time, in seconds, of children of this process that have ended, with all that they
 * waited for, since the last call. If called whenever a child ends, this is the time of that child.
 */
export function takeEndedSeconds(): number {
  const before = takenSeconds;
  takenSeconds = readTimes(process.pid)?.ended ?? 0;
  return takenSeconds - before;
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
  /** Processor time of its children that have ended. */
  readonly ended: number;
}

/** Reads the fields of `stat` after the name, which can contain spaces and parentheses: see `proc(5)`. */
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
    // The process has ended since, or the system does not report it.
    return undefined;
  }
}
