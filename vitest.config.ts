import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['node_modules/**', 'dist/**', '.next/**', 'e2e/**', 'test-results/**'],
      globalSetup: ['scripts/lib/compile-schemas.mjs', 'backend/test/postgres.ts'],
      environment: 'node',
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // Both cores: half of the time goes by waiting for databases and servers.
      maxWorkers: 2,
    },
  }),
)
