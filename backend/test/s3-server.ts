import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A running store that speaks S3 and checks signatures, with an empty bucket; `address` as `S3_URL` takes it. */
export type S3Server = { address: string; stop: () => Promise<void> }

const command = join(dirname(createRequire(import.meta.url).resolve('s3rver/package.json')), 'bin/s3rver.js')

/** The host that the server prints once it listens. It goes on to print, so that its output is read until it ends. */
const listening = (server: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let printed = ''
    server.stdout?.on('data', (chunk) => {
      printed += chunk
      const [host] = /[\d.]+:\d+/.exec(printed) ?? []
      if (host) resolve(host)
    })
    server.once('exit', () => reject(new Error(`the store of the test did not start: ${printed}`)))
  })

/** Starts a store on a free port, with a folder of its own. */
export async function startS3(bucket = 'clinic-files'): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'shipa-s3-'))
  const options = ['-d', directory, '-a', '127.0.0.1', '-p', '0', '--configure-bucket', bucket]
  const server = spawn(process.execPath, [command, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  const host = await listening(server)
  return {
    address: `http://S3RVER:S3RVER@${host}/${bucket}`,
    stop: async () => {
      server.kill()
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
