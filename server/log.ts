import pino, { type Logger } from 'pino'

export type Log = Logger

/** Structured log lines on standard output. Those about a request, and what goes wrong in it, carry its `id`. */
export const createLog = (level: string): Log =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
