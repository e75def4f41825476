import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/database/tables/index.ts',
  out: './backend/database/migrations',
})
