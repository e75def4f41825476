import type { DirectoryNewsProps } from '../../schemas/blocks/directory-news.ts'
import { useElementId } from '../../ui/page-context.tsx'
import { DirectoryHead } from '../directory-head.tsx'
import NewsGrid from '../news-grid/news-grid.tsx'

/** News of the companies of the directory or of a city, each with whose it is. */
export default function DirectoryNews({ title, data }: DirectoryNewsProps) {
  const id = useElementId('heading')
  return (
    <>
      <header className="section">
        <DirectoryHead title={title} id={id} place={data} />
      </header>
      <NewsGrid title={title} titleHidden data={data} />
    </>
  )
}
