import { commands } from './commands/commands.ts'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { openOrExplain } from './open-or-explain.ts'

/** Runs a command without a server: opens the database, runs it, closes. Returns the output. */
export async function runCommand(
  name: string,
  args: string[],
  variables: Record<string, string | undefined>,
): Promise<string> {
  const command = commands[name]
  if (!command) throw new Error(`There is no command "${name}".`)
  const services = await openOrExplain(readEnv(variables), createLog(variables.LOG_LEVEL || 'silent'))
  try {
    return await command(services, args)
  } finally {
    await services.close()
  }
}
