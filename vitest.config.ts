import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

const contracts = '**/*.contract.test.ts'

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      globalSetup: ['scripts/lib/compile-schemas.mjs'],
      setupFiles: ['tests/lib/one-day.ts'],
      environment: 'node',
      // The limits end tests that hang; no file has its own, because a machine may be ten times slower, with other work to do.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 60_000 } },
      // One more than cores: a third of the time is spent waiting for databases and servers.
      maxWorkers: 3,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['**/*.test.{ts,tsx}'],
            exclude: ['node_modules/**', 'dist/**', '.next/**', 'e2e/**', 'test-results/**', contracts],
            // Starting a worker for each file would take as long as the tests; no test leaves anything behind.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'contract',
            include: [contracts],
            exclude: ['node_modules/**', 'dist/**', '.next/**', 'e2e/**', 'test-results/**'],
            globalSetup: ['backend/test/run-folder.ts'],
            isolate: false,
          },
        },
      ],
    },
  }),
)
