// `npm run page | block | seed | grant | migrate:content | source:export | backup | restore`: runs in the running server, or in this process if none is running.
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { readLock } from '../backend/kit/database/lock.ts'
import { withModules } from './lib/with-modules.mjs'
import { writeOutput } from './lib/write-output.mjs'

if (existsSync('.env')) process.loadEnvFile()
const [name, ...args] = process.argv.slice(2)

function running() {
  // Nobody may have the database while it is restored: who has is told so.
  if (name === 'restore' || process.env.DATABASE_URL || process.env.BACKEND_URL) return undefined
  const { url, token } = readLock(process.env.DATA_DIR || '.data') ?? {}
  return url && token ? { url, token } : undefined
}

const say = (line) => process.stderr.write(`${line}\n`)

/** Asks the running server, which answers a line of JSON for each that the command prints, and one for its end. */
async function ask({ url, token }) {
  const response = await fetch(`${url}/_admin/${name}`, {
    method: 'POST',
    headers: { 'x-admin-token': token },
    body: JSON.stringify({ args, folder: process.cwd(), backupKey: process.env.BACKUP_KEY || undefined }),
  })
  const cutOff = new Error(`The server at ${url} has ended before the command did: run it again.`)
  try {
    for await (const line of createInterface({ input: Readable.fromWeb(response.body) })) {
      const { said, output, error } = JSON.parse(line)
      if (error !== undefined) throw new Refused(error)
      if (output !== undefined) return output
      say(said)
    }
  } catch (error) {
    throw error instanceof Refused ? error : cutOff
  }
  throw cutOff
}

/** What the server has said. */
class Refused extends Error {}

const doHere = () =>
  withModules(['/server/run-command.ts'], async (load) => {
    const { runCommand } = await load('/server/run-command.ts')
    return runCommand(name, args, process.env, say)
  })

try {
  const server = running()
  writeOutput(`${server ? await ask(server) : await doHere()}\n`, args)
} catch (error) {
  writeOutput('', args)
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
