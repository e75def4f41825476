import { spawn } from 'node:child_process'

/**
 * Runs a command in the foreground. `node` and the tools are those in `node_modules/.bin`, so that everything after the
 * install runs on the project's own Node.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      ...options,
      env: { ...withBin(), ...options.env },
    })
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`)),
    )
  })
}

/** The environment with the project's own tools first. */
export function withBin() {
  const bin = new URL('../../node_modules/.bin', import.meta.url).pathname
  const path = process.env.PATH ?? ''
  return { ...process.env, PATH: path.split(':')[0] === bin ? path : `${bin}:${path}` }
}
