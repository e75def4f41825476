/** Where a command was typed. */
export type Terminal = {
  /** Prints a line while the command runs. */
  say: (line: string) => void
  /** The folder that relative paths begin at. */
  folder: string
  /** BACKUP_KEY there. */
  backupKey: string | undefined
}

/** The server itself runs the command. */
export const noTerminal: Terminal = { say: () => {}, folder: process.cwd(), backupKey: undefined }

const everyMs = 2000

/** A reporter of how far something is, which prints a line now and then. */
export function progressOf(
  { say }: Pick<Terminal, 'say'>,
  clock: () => number = performance.now.bind(performance),
) {
  let last = clock()
  return ({ rows, files }: { rows: number; files: number }): void => {
    if (rows === 0 || clock() - last < everyMs) return
    last = clock()
    say(`… ${rows} rows, ${files} files`)
  }
}
