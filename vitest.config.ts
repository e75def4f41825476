import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['node_modules/**', 'dist/**', '.next/**', 'e2e/**'],
      globalSetup: ['backend/test/postgres.ts'],
      environment: 'node',
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  }),
)
