import { type ReactNode, useState } from 'react'
import { loadedPart } from '../../../../ui/loaded-part.tsx'
import { type Source, type Sources, SourcesContext } from './source-context.ts'

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
  return (
    <SourcesContext
      value={{
        ...{ ...rest, saves },
        edit: (next) => {
          edit(next)
          setOpen(true)
        },
      }}
    >
      {children}
      <SourceDrawer
        source={source}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onSaved={() => {
          setSaves((count) => count + 1)
          setOpen(false)
        }}
      />
    </SourcesContext>
  )
}
