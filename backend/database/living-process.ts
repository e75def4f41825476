import { readFileSync } from 'node:fs'

/** When a process began, in the clock ticks of its machine; undefined where the system does not tell (no `/proc`). */
export function processStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The second field is the program's name in brackets, which may have spaces: count after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    // Not Linux, or the process is gone: the caller asks for that by signal.
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

/** True while the process `pid` lives that began at `started`, and not another one that got its number later. */
export function isLiving(pid: number, started: string | undefined): boolean {
  if (!isThere(pid)) return false
  const now = processStart(pid)
  return started === undefined || now === undefined || started === now
}
