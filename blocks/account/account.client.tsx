import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Account } from '../../client/account/account.tsx'
import { isAuthorized } from '../../client/account/is-authorized.ts'
import type { Step, StepName } from '../../client/account/step.ts'
import { onAuthSignal } from '../../client/auth-signal.ts'
import { type Locale, localizePath } from '../../locales/locale.ts'
import { type Texts, translateWith } from '../../locales/translate-with.ts'
import type { AccountProps } from '../../schemas/blocks/account.ts'
import { redirectPath } from '../../schemas/formats/redirect-path.ts'
import { PageProvider } from '../../ui/core/page-context.tsx'
import { ClaimReason, claimedCompany } from './claimed.client.tsx'

type Props = AccountProps & { locale: Locale; texts: Texts }

/** The address of each step, so that a reload and the language switch keep it. */
const paths: Record<StepName, string> = {
  signIn: '/auth/signin',
  signUp: '/auth/signin?new',
  confirm: '/auth/confirm-email',
  confirmEmail: '/auth/confirm-email',
  restore: '/auth/password-restore',
  restoreSent: '/auth/password-restore',
  newPassword: '/auth/password-restore',
  expired: '/auth/password-expired',
  secondStep: '/auth/signin',
  recovery: '/auth/signin',
  lostFactor: '/auth/signin',
  lostCode: '/auth/signin',
  lostWaits: '/auth/signin',
  keepFactor: '/auth/second-factor',
  keptFactor: '/auth/second-factor',
}

/** A parameter of the page's address. The document is the same for all values, so the server has not read it. */
const asked = (name: string): string | null =>
  typeof location === 'undefined' ? null : new URLSearchParams(location.search).get(name)

function stepOf(first: Props['first']): Step {
  if (first === 'newPassword') return { name: first, token: asked('token') ?? '' }
  if (first === 'keepFactor') return { name: first, token: asked('keep') ?? '' }
  return first === 'expired' ? { name: 'signIn', isExpired: true } : { name: first }
}

/** Whether a step is done by the link that was sent, whoever is signed in. */
const isOfLink = ({ name }: Step) => name === 'newPassword' || name === 'keepFactor'

/** Sets the address and the links to the other languages to a step; drops the token of a link. */
function keepAddress(name: StepName, locale: Locale) {
  const url = new URL(localizePath(paths[name], locale), location.origin)
  const redirect = redirectPath(asked('redirect'))
  if (redirect) url.searchParams.set('redirect', redirect)
  history.replaceState(null, '', url)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.href = localizePath(paths[name], link.hreflang as Locale)
}

/** Heading and content of a step; later headings are also the title of the browser's tab. */
function Card({ title, children }: { title: string; children: ReactNode }) {
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    document.title = [title, document.title.split(' — ').at(-1)].join(' — ')
  }, [title])
  return (
    <>
      <h1 className="text-3xl">{title}</h1>
      <div className="mt-6">{children}</div>
    </>
  )
}

/** The steps of R29–R32. Afterwards, and at once if the person is signed in already, opens `redirect`, or the page that the server names. */
export default function AccountClient({ first, reason, locale, texts }: Props) {
  const [page] = useState(() => ({ locale, t: translateWith(locale, texts) }))
  const [step] = useState(() => stepOf(first))
  const [claimed, setClaimed] = useState<string>()
  const target = () => redirectPath(asked('redirect')) ?? localizePath('/auth/signin', locale)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the forms come to life
  useEffect(() => {
    setClaimed(claimedCompany(redirectPath(asked('redirect'))))
    // If this request fails, the form is still shown. Its answer also brings the seed of the first proof of work.
    void isAuthorized().then(
      (isIn) => isIn && !isOfLink(step) && location.replace(target()),
      () => {},
    )
    // A sign-in in another tab reloads the page, which then goes on by itself, whatever was typed here; the document's script handles other
    // changes.
    return onAuthSignal((change) => change === 'login' && location.reload())
  }, [])
  return (
    <PageProvider value={page}>
      <Account
        first={step}
        onDone={() => location.assign(target())}
        onStep={(name) => keepAddress(name, locale)}
        frame={(title, screen) => (
          <Card title={title}>
            {reason === 'claim' && <ClaimReason company={claimed} />}
            {(reason === 'new' || reason === 'join') && (
              <p className="mb-6 text-ink-soft">{page.t(`account:reason.${reason}`)}</p>
            )}
            {screen}
          </Card>
        )}
      />
    </PageProvider>
  )
}
