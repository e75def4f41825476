import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import { type Application, type ApplicationOptions, createApplication } from './application.ts'

/** The built application inside this process. */
export type ProductionApplication = {
  /** Id of the build; undefined if the application is not built. */
  build: string | undefined
  answer: Application
  /** Loads Next in the background, so that the first request of the application does not wait for it. */
  prepare: () => void
  close: () => Promise<void>
}

/** Next with the files of its last build, loaded lazily. */
export function productionApplication(
  paths: readonly string[],
  log: Log,
  options: Pick<ApplicationOptions, 'api' | 'hasInbox' | 'counter'> = {},
): ProductionApplication {
  const name = join(process.cwd(), '.next/BUILD_ID')
  const build = existsSync(name) ? readFileSync(name, 'utf8').trim() : undefined
  const open = async () => {
    const { default: createNext } = await import('next')
    const next = createNext({ dev: false, dir: process.cwd() })
    await next.prepare()
    return { listener: next.getRequestHandler(), close: () => next.close() }
  }
  let opened: ReturnType<typeof open> | undefined
  const ready = () => {
    opened ??= open()
    return opened
  }
  return {
    build,
    answer: createApplication({
      next: async () => (await ready()).listener,
      paths,
      ...(build && { build }),
      ...options,
    }),
    prepare: () =>
      void ready().catch((error: unknown) =>
        log.error(
          { err: error },
          'the application did not start: restart the server once the error is corrected',
        ),
      ),
    close: async () => {
      await opened?.then(
        ({ close }) => close(),
        () => {},
      )
    },
  }
}
