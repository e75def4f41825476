import { backUpAlone, restore } from './commands/backup-command.ts'
import { commands } from './commands/commands.ts'
import type { Terminal } from './commands/terminal.ts'
import { type Env, readEnv } from './env.ts'
import { createLog, type Log } from './log.ts'
import { openOrExplain } from './open-or-explain.ts'

/** Commands that open the database as it is, of any version. */
const alone: Record<
  string,
  ((env: Env, log: Log, args: string[], terminal: Terminal) => Promise<string>) | undefined
> = { backup: backUpAlone, restore }

/** Runs a command without a server: opens the database, runs it, closes. Returns the output. */
export async function runCommand(
  name: string,
  args: string[],
  variables: Record<string, string | undefined>,
  say: Terminal['say'],
): Promise<string> {
  const env = readEnv(variables)
  const log = createLog(variables.LOG_LEVEL || 'silent')
  const terminal = { say, folder: process.cwd(), backupKey: env.BACKUP_KEY }
  const own = alone[name]
  if (own) return own(env, log, args, terminal)
  const command = commands[name]
  if (!command) throw new Error(`There is no command "${name}".`)
  const services = await openOrExplain(env, log)
  try {
    return await command(services, args, terminal)
  } finally {
    await services.close()
  }
}
