import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import FileSearch from 'lucide-react/icons/file-search'
import { useEffect, useId, useRef, useState } from 'react'
import { call } from '../../client/call.ts'
import { CallError } from '../../client/call-error.ts'
import { type Locale, localizePath } from '../../locales/locale.ts'
import { documentPath } from '../../schemas/formats/document-code.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { hashFile, mostBytes } from './hash-file.ts'

type Status = 'valid' | 'revoked' | 'expired'
type Match = { MATCHES: boolean; DOCUMENT: { CODE: string; LANG: string; STATUS: Status } | null }

type Props = {
  locale: Locale
  /** The document with which the file is compared; any that was issued here without it. */
  code?: string
  /** `reading` contains `{percent}`. */
  texts: Record<
    | 'choose'
    | 'again'
    | 'reading'
    | 'right'
    | 'wrong'
    | 'wrongHint'
    | 'open'
    | 'tooLarge'
    | 'failed'
    | Status,
    string
  >
}

type State =
  | { kind: 'idle' }
  | { kind: 'reading'; percent: number }
  | { kind: 'done'; name: string; match: Match }
  | { kind: 'failed'; message: string }

/** Checks a file by its hash, which the browser computes: the file stays where it is. */
export default function FileCheck({ locale, code, texts }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ kind: 'idle' })

  async function check(file: File) {
    if (file.size > mostBytes) return setState({ kind: 'failed', message: texts.tooLarge })
    setState({ kind: 'reading', percent: 0 })
    try {
      const SHA256 = await hashFile(file, (share) =>
        setState({ kind: 'reading', percent: Math.round(share * 100) }),
      )
      const match = (await call('POST', '/w-front/v1/dv/file', {
        SHA256,
        ...(code && { CODE: code }),
      })) as Match
      setState({ kind: 'done', name: file.name, match })
    } catch (error) {
      setState({ kind: 'failed', message: error instanceof CallError ? error.message : texts.failed })
    }
  }

  function take() {
    const [file] = input.current?.files ?? []
    if (!input.current || !file) return
    // The same file may be chosen again.
    input.current.value = ''
    void check(file)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file may have been chosen before this code was here
  useEffect(take, [])

  return (
    <div className="mt-4 noscript:hidden">
      <input
        ref={input}
        id={id}
        type="file"
        className="peer sr-only"
        disabled={state.kind === 'reading'}
        onChange={take}
      />
      <label
        htmlFor={id}
        className={`${buttonClass('secondary')} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-accent-mark peer-focus-visible:outline-offset-2`}
      >
        <Icon of={FileSearch} />
        {state.kind === 'idle' ? texts.choose : texts.again}
      </label>
      <div role="status" className="mt-4 empty:mt-0">
        {state.kind === 'reading' && (
          <>
            <p className="text-sm text-ink-soft tabular-nums">
              {texts.reading.replace('{percent}', String(state.percent))}
            </p>
            <progress max={100} value={state.percent} className="mt-1 w-full" aria-label={texts.choose} />
          </>
        )}
        {state.kind === 'failed' && <p className="text-danger-ink">{state.message}</p>}
        {state.kind === 'done' && (
          <Result locale={locale} isHere={code !== undefined} state={state} texts={texts} />
        )}
      </div>
    </div>
  )
}

type ResultProps = Pick<Props, 'locale' | 'texts'> & {
  state: Extract<State, { kind: 'done' }>
  /** The document is shown on the page. */
  isHere: boolean
}

function Result({ locale, isHere, state: { name, match }, texts }: ResultProps) {
  const { MATCHES, DOCUMENT } = match
  const tone = MATCHES
    ? DOCUMENT?.STATUS === 'valid'
      ? 'bg-success-tint text-success-ink'
      : 'bg-warning-tint text-warning-ink'
    : 'bg-danger-tint text-danger-ink'
  return (
    <div className={`flex gap-3 rounded-control p-4 ${tone}`}>
      <Icon of={MATCHES ? CircleCheck : CircleX} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{MATCHES ? texts.right : texts.wrong}</p>
        <p className="mt-1 break-words text-sm">{name}</p>
        {!MATCHES && <p className="mt-1 text-sm">{texts.wrongHint}</p>}
        {DOCUMENT && <p className="mt-1">{texts[DOCUMENT.STATUS]}</p>}
        {DOCUMENT && !isHere && (
          <a
            href={localizePath(documentPath(DOCUMENT.LANG, DOCUMENT.CODE), locale)}
            className="link mt-2 inline-block"
          >
            {texts.open}
          </a>
        )}
      </div>
    </div>
  )
}
