'use client'
import { Component, type ComponentType, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { Button } from '../button/button.tsx'
import { usePage } from '../core/page-context.tsx'
import { toast } from '../toast/toast-store.ts'

type Looks<Props> = {
  /** Shown until its code is loaded. */
  Pending?: ComponentType<Props>
  /** Until this is true for the first time, the code is neither loaded nor shown. */
  isNeeded?: (props: Props) => boolean
  /** Called if a part that opens over the page cannot be loaded; a toast says so. Other parts show the message in their place. */
  giveUp?: (props: Props) => void
}

/** A component with `prepare`, which loads its code before it is shown; a failure is no concern then. */
export type LoadedPart<Props> = ComponentType<Props> & { prepare: () => void }

/**
 * A component whose code is loaded when it is first shown. Without a connection the rest of the page stays, and the next press tries again.
 * A second failure is thrown to the page: a newer build may have replaced the code.
 */
export function loadedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Pending = Nothing, isNeeded = () => true, giveUp }: Looks<Props> = {},
): LoadedPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let failures = 0
  const code = () => {
    loading ??= load().catch((cause) => {
      throw new LoadFault('The code of a part did not load', { cause })
    })
    return loading
  }
  // Not before the failure is shown: until then React asks for the same promise again.
  const forget = () => {
    loading = undefined
  }
  const onFault = ({ cause }: LoadFault) => {
    forget()
    failures++
    if (failures > 1) void Promise.reject(cause)
  }
  const looks = { Pending, isNeeded, ...(giveUp && { giveUp }) }
  return Object.assign((props: Props) => <Part of={props} code={code} onFault={onFault} {...looks} />, {
    prepare: () => void code().catch(forget),
  })
}

/** As `loadedPart`, for a dialog: its code is loaded when it is opened, and it closes again if that fails. */
export const loadedDialog = <Props extends { isOpen: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): LoadedPart<Props> =>
  loadedPart(load, { isNeeded: ({ isOpen }) => isOpen, giveUp: ({ onClose }) => onClose() })

type Code<Props> = { code: () => Promise<ComponentType<Props>>; of: Props }

type PartProps<Props> = Code<Props> &
  Looks<Props> &
  Required<Pick<Looks<Props>, 'Pending' | 'isNeeded'>> & { onFault: (error: LoadFault) => void }

function Part<Props extends object>({ of, code, onFault, Pending, isNeeded, giveUp }: PartProps<Props>) {
  const isNeededNow = isNeeded(of)
  const [wasNeeded, setNeeded] = useState(isNeededNow)
  if (isNeededNow && !wasNeeded) setNeeded(true)
  if (!wasNeeded) return null
  const told = () => {
    giveUp?.(of)
    setNeeded(false)
  }
  return (
    <Guard
      onFault={onFault}
      failed={(retry) => (giveUp ? <GivenUp told={told} /> : <FailedPart retry={retry} />)}
    >
      <Suspense fallback={<Pending {...of} />}>
        <Loaded of={of} code={code} />
      </Suspense>
    </Guard>
  )
}

function Loaded<Props extends object>({ of, code }: Code<Props>) {
  const Component = use(code())
  return <Component {...of} />
}

class LoadFault extends Error {}

type GuardProps = {
  onFault: (error: LoadFault) => void
  failed: (retry: () => void) => ReactNode
  children: ReactNode
}

class Guard extends Component<GuardProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override componentDidCatch(error: unknown) {
    if (error instanceof LoadFault) this.props.onFault(error)
  }
  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    // An error of the part itself is thrown on.
    if (!(error instanceof LoadFault)) throw error
    return this.props.failed(() => this.setState({ error: undefined }))
  }
}

const Nothing = () => null

function FailedPart({ retry }: { retry: () => void }) {
  const { t } = usePage()
  return (
    <div role="alert" className="rounded-card bg-surface p-4">
      <p>{t('ui:part.failed')}</p>
      <Button variant="secondary" className="mt-3" onClick={retry}>
        {t('ui:part.retry')}
      </Button>
    </div>
  )
}

function GivenUp({ told }: { told: () => void }) {
  const { t } = usePage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    toast({ variant: 'error', message: t('ui:part.failed') })
    told()
  }, [])
  return null
}
