import { readFileSync } from 'node:fs'

/** Start time of a process in clock ticks; undefined where the system has no `/proc`. */
export function processStartTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The second field is the program's name in brackets, which may contain spaces, so fields are counted
    // after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    // Not Linux, or the process has ended; the caller checks that by a signal.
    return undefined
  }
}

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
  const now = processStartTime(pid)
  return started === undefined || now === undefined || started === now
}
