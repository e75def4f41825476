import { type ReactNode, useRef, useState } from 'react'
import { undoToast } from '../../../../../pro-forms/fields/undo-toast.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { loadedPart } from '../../../../../ui/loaded/loaded-part.tsx'
import { withdrawUndo } from '../../draft/acts/offer-undo.ts'
import { type Source, type Sources, SourcesContext } from '../../draft/builder/source-context.ts'

const SourceDrawer = loadedPart(async () => (await import('./source-drawer.tsx')).SourceDrawer, {
  isNeeded: ({ isOpen }) => isOpen,
  giveUp: ({ onOpenChange }) => onOpenChange(false),
})

type Props = Pick<Sources, 'access' | 'country' | 'services'> & { children: ReactNode }

/** Lets the facts that a site shows be changed where they come from, without leaving the builder. */
export function SourceProvider({ children, ...rest }: Props) {
  const [source, edit] = useState<Source>()
  const [isOpen, setOpen] = useState(false)
  const [saves, setSaves] = useState(0)
  const isDirty = useRef(false)
  const { t } = usePage()
  const close = () => {
    setOpen(false)
    // The draft of the site is saved; these facts are not.
    if (isDirty.current)
      undoToast(t('business:site.media.facts.unsaved'), t('business:site.media.facts.goOn'), () =>
        setOpen(true),
      )
  }
  return (
    <SourcesContext
      value={{
        ...rest,
        saves,
        noteDirty: (now) => {
          isDirty.current = now
        },
        edit: (next) => {
          // Its button would undo something else than the change in the form.
          withdrawUndo()
          isDirty.current = false
          edit(next)
          setOpen(true)
        },
      }}
    >
      {children}
      <SourceDrawer
        source={source}
        isOpen={isOpen}
        onOpenChange={(open) => (open ? setOpen(true) : close())}
        onSaved={() => {
          setSaves((count) => count + 1)
          setOpen(false)
        }}
      />
    </SourcesContext>
  )
}
