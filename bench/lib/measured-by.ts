import { pathToFileURL } from 'node:url'
import type { GrowthMeasure, MeasuredLine } from './growth-measure.ts'

/** A measure by the script of a path, which builds and starts the product itself: it is loaded as it is, not bundled with its caller. */
export const measuredBy =
  (script: string): GrowthMeasure =>
  async () => {
    const { measure }: { measure: () => Promise<MeasuredLine[]> } = await import(
      /* @vite-ignore */ pathToFileURL(script).href
    )
    return measure()
  }
