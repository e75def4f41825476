import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { demoData } from './e2e/demo-data.ts'
import { farPort, isRemote, remoteSettings } from './e2e/own-server.ts'
import { sharedPort, sharedUrl } from './e2e/shared-url.ts'

// A server finds the code that an earlier one has compiled: a sixth of its start. All processes of a run inherit this.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')

// `npm test` has seeded the data beside other tests.
const seeding = process.env.DEMO_IS_SEEDED ? '' : 'node e2e/seed-demo.ts && '
const data = { DATA_DIR: 'test-results/data', ...demoData }
const remote = remoteSettings(sharedUrl, `http://localhost:${sharedPort + farPort}`)

const server = (port: number, settings: Record<string, string>, before = '') => ({
  command: `${before}exec node e2e/server.mjs`,
  url: `http://localhost:${port}/healthz`,
  timeout: 600_000,
  env: { PORT: String(port), LOG_LEVEL: 'warn', ...settings },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } as const,
})

/** A browser's journeys, against the production build with its own data. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  // One picture for every machine: the fonts are our own, and a few pixels may differ.
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  // Twice the cores: half of the time goes by waiting for animations and answers.
  workers: 4,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  ...(!process.env.FULL && { grepInvert: /@full/ }),
  // These limits end tests that hang; no spec has its own, because a machine may be ten times slower, with other work to do.
  timeout: 600_000,
  // A driver may lose a page that is just leaving. A test that passes only at the second try is named at the end as flaky.
  retries: 1,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: sharedUrl,
    // The home page redirects a browser of another language (B-30).
    locale: 'ru-RU',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        // Letters look alike with and without windows.
        '--font-render-hinting=none',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [{ name: isRemote ? 'remote' : 'built-in' }],
  webServer: isRemote
    ? [
        server(sharedPort + farPort, { ...data, ...remote.far }, seeding),
        server(sharedPort, { ...data, ...remote.near, DATA_DIR: 'test-results/near-data' }),
      ]
    : [server(sharedPort, data, seeding)],
})
