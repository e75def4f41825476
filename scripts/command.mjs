// `npm run page | block | seed | grant | migrate:content | source:export`: runs in the running server, or in this process if none is running.
import { existsSync } from 'node:fs'
import { readLock } from '../backend/kit/database/lock.ts'
import { withModules } from './lib/with-modules.mjs'
import { writeOutput } from './lib/write-output.mjs'

if (existsSync('.env')) process.loadEnvFile()
const [name, ...args] = process.argv.slice(2)

function running() {
  if (process.env.DATABASE_URL || process.env.BACKEND_URL) return undefined
  const { url, token } = readLock(process.env.DATA_DIR || '.data') ?? {}
  return url && token ? { url, token } : undefined
}

async function ask({ url, token }) {
  const response = await fetch(`${url}/_admin/${name}`, {
    method: 'POST',
    headers: { 'x-admin-token': token },
    body: JSON.stringify(args),
  })
  const { output, error } = await response.json()
  if (error) throw new Error(error)
  return output
}

const doHere = () =>
  withModules(async (load) => {
    const { runCommand } = await load('/server/run-command.ts')
    return runCommand(name, args, process.env)
  })

try {
  const server = running()
  writeOutput(`${server ? await ask(server) : await doHere()}\n`, args)
} catch (error) {
  writeOutput('', args)
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
