import { lazy, type ReactNode, Suspense, useState } from 'react'
import { areaDefinitions } from '../../../../schemas/areas/registry.ts'
import { Drawer } from '../../../../ui/dialog/drawer.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { useWide } from '../use-wide.ts'
import { type Source, type Sources, SourcesContext } from './source-context.ts'

const SourceForm = lazy(async () => ({ default: (await import('./source-form.tsx')).SourceForm }))

type Props = Pick<Sources, 'access' | 'country' | 'services'> & { children: ReactNode }

/** Lets the facts that a site shows be changed where they come from, without leaving the builder. */
export function SourceProvider({ children, ...rest }: Props) {
  const { locale } = usePage()
  const isWide = useWide()
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
      <Drawer
        id="site-source"
        side={isWide ? 'right' : 'bottom'}
        title={(source && areaDefinitions.get(source.area)?.label[locale]) ?? ''}
        open={isOpen}
        onOpenChange={setOpen}
        closesOnOverlay={false}
      >
        {source && (
          <Suspense fallback={<SkeletonText lines={6} />}>
            <SourceForm
              key={`${source.area}.${source.field ?? ''}`}
              source={source}
              onSaved={() => {
                setSaves((count) => count + 1)
                setOpen(false)
              }}
            />
          </Suspense>
        )}
      </Drawer>
    </SourcesContext>
  )
}
