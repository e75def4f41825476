import { defaultLocale, isLocale, type Locale } from '../locales/locale.ts'
import { apiPath } from '../schemas/calls/api-path.ts'
import { browserCredential } from '../schemas/calls/browser-credential.ts'
import { proofHeader, seedHeader } from '../schemas/calls/proof.ts'
import { type CallError, faultOf } from './call-error.ts'
import type { ProofBody } from './proof/prove.ts'
import { NoSolver, solve } from './proof/solve.ts'
import { proofTerms, updateProofTerms } from './proof/terms.ts'
import { readError, readSuccess } from './read-answer.ts'
import { learnClock } from './server-clock.ts'

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** A form is sent as multipart, search parameters as a plain form, anything else as JSON. */
export type CallBody = FormData | URLSearchParams | object

/** Timeouts in milliseconds; uploads take long on a slow phone. */
const patience = { plain: 20_000, long: 120_000 }

/** The slowest connection over which a large file is still sent, in bytes a millisecond. */
const slowest = 40

const sizeOf = (form: FormData): number =>
  [...form.values()].reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0)

function patienceFor(sent: Packed['sent'], isLong: boolean): number {
  if (sent instanceof FormData) return patience.long + Math.ceil(sizeOf(sent) / slowest)
  return isLong ? patience.long : patience.plain
}

const authorization = `Basic ${btoa(`${browserCredential.id}:${browserCredential.secret}`)}`

/** The language of the page, which is sent to the API. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}

type Packed = { sent: FormData | string | undefined; type: string | undefined; proved: ProofBody }

function pack(body: CallBody | undefined): Packed {
  if (body === undefined) return { sent: undefined, type: undefined, proved: '' }
  if (body instanceof FormData) return { sent: body, type: undefined, proved: [...body] }
  const isForm = body instanceof URLSearchParams
  const text = isForm ? body.toString() : JSON.stringify(body)
  return { sent: text, type: isForm ? 'application/x-www-form-urlencoded' : 'application/json', proved: text }
}

/** Eight random hex digits. */
const nonce = () => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(16).padStart(8, '0') ?? ''

async function proofFor(method: CallMethod, path: string, body: ProofBody): Promise<Record<string, string>> {
  const terms = method === 'GET' ? undefined : proofTerms()
  if (!terms) return {}
  const token = await solve({ ...terms, method, path, nonce: nonce(), body })
  return { [proofHeader]: token, [seedHeader]: terms.seed }
}

type SignIn = (isReading: boolean) => Promise<void>
let reauthenticate: SignIn | undefined

/**
 * Sets how a person signs in again when a call finds that the session has ended; the call is then repeated. `isReading` is
 * false for a call that changes something.
 */
export function onSessionEnded(signIn: SignIn): void {
  reauthenticate = signIn
}

/** Prepares a call without a body that can still be sent while the page is being left: its proof takes too long then. Its outcome stays unknown. */
export async function lastCall(method: CallMethod, path: string): Promise<() => void> {
  const url = new URL(apiPath(path, pageLocale()), location.origin)
  const proof = await proofFor(method, url.pathname + url.search, '')
  const headers = { authorization, 'x-external-domain': location.host, ...proof }
  return () =>
    void fetch(url, { method, headers, credentials: 'same-origin', keepalive: true }).catch(() => {})
}

/** Tries to fix the cause of an error; true if the call should be sent again. */
type Recovery = (error: CallError, isReading: boolean) => Promise<boolean>

const signInAgain: Recovery = async ({ code }, isReading) => {
  if (code !== 'UNAUTHORIZED' || !reauthenticate) return false
  return reauthenticate(isReading).then(
    () => true,
    () => false,
  )
}

const proveAgain: Recovery = async ({ status, code, data }) => {
  if (status !== 428 && code !== 'POW_INVALID') return false
  updateProofTerms(data)
  return true
}

/** More work is asked for than before, because others have called from the same address meanwhile. */
const proveHarder: Recovery = async (error, isReading) =>
  Number(error.data.BITS) > (proofTerms()?.bits ?? 0) && proveAgain(error, isReading)

/** Recoveries from a refused call, each tried once. */
const recoveries: readonly Recovery[] = [signInAgain, proveAgain, proveHarder, proveHarder]
const quietRecoveries = recoveries.filter((one) => one !== signInAgain)

type CallOptions = {
  /** Called with the share of a form that has been sent, 0 to 1. */
  onProgress?: (progress: number) => void
  /** Aborts the call, which then throws the signal's reason. */
  signal?: AbortSignal | undefined
  /** True for a call in the background: it does not ask to sign in if the session has ended. */
  isQuiet?: boolean
  /** True for a response that takes long to generate: uses the timeout of an upload. */
  isLong?: boolean
  /** Idempotency-Key: a call that is sent again with the same one happens once. */
  key?: string | undefined
}

/** As `call`, but returns the Response: for files. */
export async function callForResponse(
  method: CallMethod,
  path: string,
  body?: CallBody,
  { onProgress, signal, isLong = false, isQuiet = false, key }: CallOptions = {},
): Promise<Response> {
  const locale = pageLocale()
  const url = new URL(apiPath(path, locale), location.origin)
  const { sent, type, proved } = pack(body)
  const send = async () => {
    const proof = await proofFor(method, url.pathname + url.search, proved).catch((error: unknown) => {
      throw error instanceof NoSolver ? faultOf('OFFLINE', locale) : error
    })
    const timeout = AbortSignal.timeout(patienceFor(sent, isLong))
    const request = {
      method,
      headers: {
        authorization,
        accept: isLong ? '*/*' : 'application/json',
        'x-external-domain': location.host,
        ...(type && { 'content-type': type }),
        ...(key && { 'idempotency-key': key }),
        ...proof,
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }
    const answer =
      sent instanceof FormData && onProgress
        ? import('./fetch-with-progress.ts').then(({ fetchWithProgress }) =>
            fetchWithProgress(url, { ...request, body: sent }, onProgress),
          )
        : fetch(url, { ...request, credentials: 'same-origin', ...(sent !== undefined && { body: sent }) })
    const response = await answer.catch((error: unknown) => {
      if (signal?.aborted) throw error
      const isLate = error instanceof DOMException && error.name === 'TimeoutError'
      throw faultOf(isLate ? 'TIMEOUT' : 'OFFLINE', locale)
    })
    learnClock(response.headers.get('date'))
    return response
  }
  let response = await send()
  let error = response.ok ? undefined : await readError(response, locale)
  for (const recover of isQuiet ? quietRecoveries : recoveries) {
    if (!error || !(await recover(error, method === 'GET'))) continue
    response = await send()
    error = response.ok ? undefined : await readError(response, locale)
  }
  if (error) throw error
  return response
}

/**
 * Calls the API (A-0) and returns its answer, which the caller parses with a schema. `path` is the short form of an
 * address, `/front/v1/news`. Adds a proof of work if the API requires it, and retries once if the first proof was
 * rejected. In the application a call waits until a person whose session has ended has signed in again
 * (`onSessionEnded`). Throws CallError, also if there is no response.
 */
export const call = async (
  method: CallMethod,
  path: string,
  body?: CallBody,
  options?: CallOptions,
): Promise<unknown> => readSuccess(await callForResponse(method, path, body, options), pageLocale())
