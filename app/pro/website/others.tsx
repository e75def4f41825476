import { createContext, type ReactNode, useContext } from 'react'
import { initials } from '../../../ui/initials.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { blockOf } from './block-actions.ts'
import { useBuilder } from './builder-context.ts'
import { type OtherEditor, usePresence } from './use-presence.ts'

const Context = createContext<readonly OtherEditor[]>([])

/** Knows who else has the site open, and says when they have changed the block that is open here. */
export function OthersProvider({ children }: { children: ReactNode }) {
  const { t } = usePage()
  const builder = useBuilder()
  const { store, types, page } = builder
  const others = usePresence({
    ...builder,
    onArrived: (id, name) => {
      const type = blockOf(store.getState().draft.pages[page]?.blocks ?? [], id)?.type ?? ''
      const block = types.get(type)?.label ?? type
      toast({
        message: name
          ? t('business:site.conflict.arrived', { block, name })
          : t('business:site.conflict.arrivedBySomebody', { block }),
      })
    },
  })
  return <Context.Provider value={others}>{children}</Context.Provider>
}

export const useOthers = () => useContext(Context)

/** Letters of a name in a circle; the name is read out and shown on pointing. */
function Face({ editor }: { editor: OtherEditor }) {
  const { t } = usePage()
  const name = editor.IS_ME ? t('business:site.time.otherTab') : editor.NAME
  return (
    <span
      title={name}
      className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-accent text-[0.6875rem] font-semibold text-on-accent ring-2 ring-paper"
    >
      <span aria-hidden>{initials(editor.NAME)}</span>
      <span className="sr-only">{name}</span>
    </span>
  )
}

/** Who else has the site open. */
export function Others() {
  const { t } = usePage()
  const others = useOthers()
  if (others.length === 0) return null
  return (
    <ul aria-label={t('business:site.time.others')} className="flex items-center -space-x-0.5">
      {others.map((editor) => (
        <li key={editor.ID}>
          <Face editor={editor} />
        </li>
      ))}
    </ul>
  )
}

/** Who else has a block open. */
export function OthersAt({ block }: { block: string }) {
  const { page } = useBuilder()
  const here = useOthers().filter((one) => one.PAGE === page && one.BLOCK === block)
  return here.map((editor) => <Face key={editor.ID} editor={editor} />)
}
