import { useEffect, useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { type Locale, localizePath } from '../../../locales/locale.ts'
import { type Link, type LinkedCall, unknownStatuses } from '../../../schemas/page/linked-pages.ts'
import { NotLoaded } from './not-loaded.tsx'

type Fault = { isUnknown: boolean; message: string }

/** The link in the address of the page; undefined if there is none. */
function linkOf(): Link | undefined {
  const query = new URLSearchParams(location.search)
  const [code, token] = [query.get('code'), query.get('token')]
  return code && token ? { code, token } : undefined
}

/**
 * The object of the link in the address (R24, R28), as the API returns it; `fault` says why it is not there. `act` changes it and throws
 * the `CallError` of a refusal.
 */
export function useLinked<Answer>(kind: LinkedCall) {
  const [link, setLink] = useState<Link>()
  const [found, setFound] = useState<Answer>()
  const [fault, setFault] = useState<Fault>()
  const [attempt, setAttempt] = useState(0)

  const read = async ({ code, token }: Link) =>
    setFound(
      (await call(
        'GET',
        `/front/v1/${kind}/${encodeURIComponent(code)}?token=${encodeURIComponent(token)}`,
        undefined,
        { isQuiet: true },
      )) as Answer,
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks once more
  useEffect(() => {
    const own = linkOf()
    setLink(own)
    setFault(own ? undefined : { isUnknown: true, message: '' })
    if (!own) return
    read(own).catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error
      setFault({ isUnknown: unknownStatuses.includes(error.status), message: error.sentence })
    })
  }, [attempt])

  return {
    link,
    found,
    fault,
    retry: () => setAttempt((last) => last + 1),
    /** Reads it anew; a failure leaves the shown one. */
    refresh: async () => {
      if (link) await read(link)
    },
    /** Changes it by a call of its own, or itself without `what`; `key` is its Idempotency-Key. */
    act: async (
      what: string | undefined,
      body: object | FormData = {},
      { method = 'POST', key }: { method?: 'POST' | 'PUT'; key?: string } = {},
    ) => {
      const { code, token } = link ?? { code: '', token: '' }
      const path = `/w-front/v1/${kind}/${encodeURIComponent(code)}${what === undefined ? '' : `/${what}`}`
      if (body instanceof FormData) body.set('TOKEN', token)
      const sent = body instanceof FormData ? body : { TOKEN: token, ...body }
      const answer = (await call(method, path, sent, { key })) as Answer | undefined
      // Some calls have an empty answer.
      if (answer) setFound(answer)
    },
  }
}

type Props = {
  fault: Fault | undefined
  retry: () => void
  texts: Readonly<Record<'unknown' | 'unknownText' | 'find' | 'failed' | 'retry' | 'loading', string>>
  locale: Locale
}

/** In place of the object of a link: says that the link is invalid, that the object could not be read, or that it is loading. */
export function NotYetThere({ fault, retry, texts, locale }: Props) {
  if (fault?.isUnknown)
    return (
      <div className="grid justify-items-start gap-4">
        <h2 className="text-3xl">{texts.unknown}</h2>
        <p className="max-w-text text-ink-soft">{texts.unknownText}</p>
        <a href={localizePath('/companies/clinics', locale)} className="btn btn-primary">
          {texts.find}
        </a>
      </div>
    )
  if (fault) return <NotLoaded texts={texts} retry={retry} message={fault.message} />
  return (
    <p role="status" aria-busy="true" className="min-h-60 text-ink-soft">
      {texts.loading}…
    </p>
  )
}
