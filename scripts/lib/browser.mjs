import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]
const downloadLimitMs = 180_000

/**
 * Path of a Chromium for the end-to-end tests: Playwright's own if it is installed or can be downloaded, otherwise the
 * system's, otherwise Debian's package if this process is root.
 */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  const installed = () => [own, ...system].find((path) => existsSync(path))
  if (installed()) return installed()
  await attempt('playwright', ['install', 'chromium'], { timeout: downloadLimitMs })
  if (!installed() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await attempt('apt-get', ['update', '-q'])
    await attempt('apt-get', ['install', '-yq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const found = installed()
  if (found) return found
  throw new Error('There is no Chromium for the end-to-end tests: install one, or name it by CHROMIUM_PATH.')
}

/** Runs a command that may fail, because another one may succeed; its output is printed. */
async function attempt(command, args, options) {
  try {
    await run(command, args, options)
  } catch (error) {
    console.log(error.message)
  }
}
