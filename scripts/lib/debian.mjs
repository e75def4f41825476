import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const timeout = 180_000

/**
 * Installs packages of Debian if this process is root on a machine that has them; otherwise it does nothing. A failure is printed and not
 * thrown, because the caller works without them.
 */
export async function installPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout }
  await attempt('apt-get', ['update', '-q'], options)
  await attempt('apt-get', ['install', '-yq', '--no-install-recommends', ...names], options)
}

/** Runs a command that may fail, because another one may succeed; its output is printed. */
export async function attempt(command, args, options) {
  try {
    await run(command, args, options)
  } catch (error) {
    console.log(error.message)
  }
}
