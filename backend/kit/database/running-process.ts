import { readFileSync } from 'node:fs'

/** The fields of `/proc/{pid}/stat` from the third on; none where the system has no `/proc`. */
function statFields(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The second field is the program's name in brackets, which may have spaces: count after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    // Not Linux, or the process has ended; the caller checks that by a signal.
    return []
  }
}

/** Start time of a process in clock ticks; undefined where the system has no `/proc`. */
export const processStartTime = (pid: number): string | undefined => statFields(pid)[19]

/** States of a process that has ended, but whose parent has not read its exit code yet. */
const ended = new Set(['Z', 'X', 'x'])

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether the process `pid` that started at `started` is running; the pid may have been reused. */
export function isRunning(pid: number, started: string | undefined): boolean {
  if (!isThere(pid)) return false
  const [state = ''] = statFields(pid)
  if (ended.has(state)) return false
  const now = processStartTime(pid)
  return started === undefined || now === undefined || started === now
}
