import PencilRuler from 'lucide-react/icons/pencil-ruler'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { EmptyState } from '../../../../../ui/shown/empty-state.tsx'
import { useCompose } from '../../draft/acts/use-compose.ts'
import { useBuilder, useOpenPage, useSelection } from '../../draft/builder/builder-context.ts'
import { areasOfPage, slugOfDataPage } from '../../draft/pages/data-pages.ts'
import { useSitePages } from '../../draft/site/use-site-pages.ts'
import { AreaFacts } from '../facts/loaded-facts.tsx'
import { BlockList } from './block-list.tsx'

/** The blocks of the open page; a composed page says so, and can become the clinic's own. */
export function PageBlocks() {
  const { t } = usePage()
  const { mayChange } = useBuilder()
  const id = useSelection('page')
  const { page } = useOpenPage()
  const pages = useSitePages()
  const { compose, isPending } = useCompose()
  if (page) return <BlockList />
  const isComposable = pages.some((one) => one.id === id && one.isComposable)
  const slug = slugOfDataPage(id) ?? ''
  return (
    <div className="grid gap-4">
      <AreaFacts areas={areasOfPage(id)} />
      <EmptyState
        title={t('business:site.pages.data.title')}
        text={t(`business:site.pages.data.${isComposable ? 'text' : 'always'}`)}
        action={
          isComposable &&
          mayChange && (
            <Button icon={PencilRuler} loading={isPending} onClick={() => void compose(slug)}>
              {t('business:site.pages.compose')}
            </Button>
          )
        }
      />
    </div>
  )
}
