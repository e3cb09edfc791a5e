/** Reads single key presses from a terminal. Ctrl-C still interrupts. */

/** Listens to keys until the returned function is called. */
export type ListenToKeys = (onKey: (key: string) => void) => () => void;

export function createKeyListener(input: NodeJS.ReadStream): ListenToKeys {
  return (onKey) => {
    const hear = (text: string) => {
      for (const key of text) {
        if (key === '\u0003') process.kill(process.pid, 'SIGINT');
        else onKey(key);
      }
    };
    input.setRawMode(true).setEncoding('utf8').on('data', hear).resume();
    return () => {
      input.off('data', hear).pause();
      input.setRawMode(false);
    };
  };
}
