import { join } from 'node:path'
import { run } from '../../scripts/lib/run.mjs'

/** Code of the first company created by `npm run seed -- --scale`. */
export const firstCode = 100_001

/** Adds generated companies to a database: `env` is its DATABASE_URL, or a folder with `data` of the embedded one. */
export const addSites = (count, env) =>
  run('node', ['scripts/command.mjs', 'seed', '--scale', String(count)], {
    env: { LOG_LEVEL: 'silent', ...env },
  })

/** Settings of the embedded database in the folder of `prepare`. */
export const embedded = (folder) => ({ DATA_DIR: join(folder, 'data') })

/** The first page and the news of each generated site, in four languages. */
export const sitePages = (count) =>
  Array.from({ length: count }, (_, index) => firstCode + index).flatMap((code) =>
    ['', '/kk', '/uz', '/en'].flatMap((prefix) => [
      `${prefix}/l/generated-${code}`,
      `${prefix}/l/generated-${code}/news`,
    ]),
  )
