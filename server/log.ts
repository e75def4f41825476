import pino, { type DestinationStream, type Logger } from 'pino'
import { withoutValues } from '../backend/kit/database/without-values.ts'

export type Log = Logger

const serializers = {
  err: (error: unknown) => pino.stdSerializers.err(withoutValues(error) as Error),
}

/**
 * Structured log lines on standard output. Lines about a request carry its `id`. Of a failed query the SQL text is
 * logged, never the values.
 */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers }, destination)
