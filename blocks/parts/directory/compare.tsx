import type { DirectoryListProps } from '../../../schemas/blocks/directory-list.ts'
import { mostCompared } from '../../../schemas/directory/comparison.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { usePage } from '../../../ui/core/page-context.tsx'

/**
 * A box that chooses an entry of a list for the form with this id. Once it is ticked, the next stop of the keyboard is a button that compares, which
 * is seen while it has the focus.
 */
export function CompareBox({ slug, name, form }: { slug: string; name: string; form: string }) {
  const { t } = usePage()
  return (
    <>
      <label>
        <input type="checkbox" name="c" value={slug} data-name={name} form={form} className="compare-box" />
        {t('blocks:comparison.choose')}
        <span className="sr-only"> {name}</span>
      </label>
      <button type="submit" form={form} className="compare-go">
        {t('blocks:comparison.show')}
      </button>
    </>
  )
}

type BarProps = NonNullable<DirectoryListProps['data']['compare']> & { form: string }

/**
 * A bar that opens the comparison of the chosen entries; it appears with the first one (`.compare-bar` in document.css). It needs no
 * script; with one, entries from other pages of such lists stay chosen, and are named (`renderer/client/compared.ts`).
 */
export function CompareBar({ link, scope, from, form }: BarProps) {
  const { t } = usePage()
  return (
    <form
      id={form}
      action={link.href}
      data-compared={scope}
      className="compare-bar z-2 mt-4 items-center gap-x-3 rounded-card bg-raised p-2 shadow-float sm:gap-x-5 sm:px-4 sm:py-3 print:hidden forced-colors:border"
    >
      <input type="hidden" name="from" value={from} />
      <button
        type="submit"
        className={`${buttonClass()} max-sm:w-min max-sm:px-3 max-sm:py-1 max-sm:text-sm max-sm:leading-tight max-sm:whitespace-normal`}
      >
        {t('blocks:comparison.show')}
      </button>
      <span role="status" className="min-w-0 flex-1 text-sm text-ink-soft">
        <span data-count={t('blocks:comparison.chosen', { number: '{number}', most: mostCompared })}>
          {t('blocks:comparison.hint')}
        </span>
        <span hidden data-names="" className="line-clamp-1 max-sm:sr-only" />
      </span>
      <button
        type="button"
        hidden
        data-clear=""
        className="link min-h-11 text-sm max-sm:w-min max-sm:text-end"
      >
        {t('blocks:comparison.clear')}
      </button>
    </form>
  )
}
