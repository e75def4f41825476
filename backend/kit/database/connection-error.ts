/** System errors of a socket that cannot be opened or was lost. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** SQLSTATE: class 08 is a connection exception, 57P01 to 57P05 a server that stops or starts, 53300 one that is full. */
const sqlState = /^(08...|57P0[1-5]|53300)$/

/** Messages of `pg` without a code for a lost or failed connection. */
const lost =
  /^(connection terminated|timeout exceeded when trying to connect|timeout expired$|client has encountered a connection error|connection ended|query read timeout)/i

/** Whether the database could not be reached, as opposed to a failed query. */
export function isConnectionError(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : ''
    // Any failure to connect, including a Unix socket without a server.
    if ('syscall' in at && at.syscall === 'connect') return true
    if (systemCodes.has(code) || sqlState.test(code) || lost.test(at.message)) return true
  }
  return false
}
