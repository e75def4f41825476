import { pathToFileURL } from 'node:url'
import { keepTickShape } from './keep-tick-shape.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/**
 * Runs the built product until SIGTERM or SIGINT, or until the function that `given` gets is called. The product is imported after
 * `keepTickShape` has run.
 */
export async function main(given: (stop: () => Promise<void>) => void = stopOnSignal): Promise<void> {
  keepTickShape()
  const { runProduction } = await import('./production.ts')
  await runProduction(given)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
}
