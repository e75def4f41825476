import { type Application, createApplication } from './application.ts'
import type { Log } from './log.ts'

/** The built application inside this process. */
export type ProductionApplication = {
  answer: Application
  /** Loads Next behind the first documents, so that the first person in the application does not wait for it. */
  prepare: () => void
  close: () => Promise<void>
}

/** Next over the files of its last build, loaded when it is first needed. */
export function productionApplication(paths: readonly string[], log: Log): ProductionApplication {
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
    answer: createApplication({ next: async () => (await ready()).listener, paths }),
    prepare: () =>
      void ready().catch((error: unknown) => log.error({ err: error }, 'the application does not start')),
    close: async () => {
      await opened?.then(
        ({ close }) => close(),
        () => {},
      )
    },
  }
}
