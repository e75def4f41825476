import { existsSync } from 'node:fs'
import { attempt, installPackages } from './debian.mjs'

/** Chromium without the parts that draw windows: the tests of a run take a fifth less of the processor's time. */
const withoutWindows = 'chromium-headless-shell'

const system = [
  `/usr/bin/${withoutWindows}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]
const downloadLimitMs = 180_000

/**
 * Path of a Chromium for the end-to-end tests: Playwright's own if it is installed or can be downloaded; otherwise the
 * system's without windows, from Debian's package if this process is root; otherwise the system's with windows.
 */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  const installed = () => [own, ...system].find((path) => existsSync(path))
  if (!installed()) await attempt('playwright', ['install', 'chromium'], { timeout: downloadLimitMs })
  if (![own, system[0]].includes(installed())) await installPackage()
  const found = installed()
  if (found) return found
  throw new Error('There is no Chromium for the end-to-end tests: install one, or name it by CHROMIUM_PATH.')
}

async function installPackage() {
  await installPackages(withoutWindows)
  if (!system.some((path) => existsSync(path))) await installPackages('chromium')
}
