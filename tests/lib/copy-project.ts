import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

const namesOf = (...args: string[]) =>
  execFileSync('git', ['ls-files', ...args, '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)

/** A copy of the project as it is now, under git, in which a test may write: `run` runs a command there. */
export function copyProject() {
  // Inside the project, so that the copy finds its dependencies above itself.
  mkdirSync('test-results', { recursive: true })
  const folder = mkdtempSync(join(process.cwd(), 'test-results/copy-'))
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8' })
  const deleted = new Set(namesOf('--deleted'))
  for (const file of namesOf('--cached', '--others', '--exclude-standard')) {
    if (deleted.has(file)) continue
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  run('git', 'init', '-q')
  run('git', 'add', '-A')
  run('git', '-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'copy')
  return {
    folder,
    run,
    /** Files that are new or changed since, as `git status` says it. */
    changes: () => run('git', 'status', '--porcelain', '--untracked-files=all').trim().split('\n').sort(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
