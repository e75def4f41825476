import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { useBlock, usePage } from '../core/page-context.tsx'

/**
 * The interactive part of a block: rendered on the server, hydrated in the browser on first touch, hover or focus from
 * the chunk `blocks/<type>/<type>.client.tsx`. It is a separate React root, so it receives everything, texts included,
 * as JSON props and reads no context. Without JavaScript it remains usable HTML.
 */
export function Island<Props extends object>({
  component: Component,
  props,
  drawn,
  eager,
}: {
  component: ComponentType<Props>
  props: NoInfer<Props>
  /** Props that are not sent, because the component reads them from what was drawn of them, with the same result. */
  drawn?: Partial<NoInfer<Props>>
  /**
   * Hydrate as soon as it is visible, or `at-once` where the page is there for it alone and a reload may begin lower down. Only where
   * the block's schema gives the reason as `eagerIsland`.
   */
  eager?: boolean | 'at-once'
}) {
  const { id, type } = useBlock()
  const { editing } = usePage()
  // The block's id makes ids within the island unique in the page.
  const html = renderToString(<Component {...props} {...drawn} />, { identifierPrefix: id })
  return (
    <sh-island
      data-of={type}
      data-id={id}
      // An editor's page tells by the props whether an island has to be drawn again.
      data-props={JSON.stringify(editing ? { ...props, ...drawn } : props)}
      {...(eager && { 'data-eager': eager === true ? '' : eager })}
      // The markup is rendered in the line above.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an island is a root of its own
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sh-island': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> &
        Record<`data-${string}`, string>
    }
  }
}
