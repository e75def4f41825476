import { listPlace } from './list-place.ts'
import type { Suggestion } from './suggestions.ts'

type Props = {
  id: string
  label: string
  suggestions: readonly Suggestion[]
  /** The one that the keyboard is on; -1 if it is in the box. */
  active: number
  isSheet: boolean
  kinds: Readonly<Record<string, string>>
  onChoose: (suggestion: Suggestion) => void
}

/** The id of an option, for `aria-activedescendant`. */
export const optionId = (list: string, index: number): string => `${list}-${index}`

/** Suggestions by group. Each is a link, so that it can also be opened in a new tab. */
export function SuggestionList({ id, label, suggestions, active, isSheet, kinds, onChoose }: Props) {
  const groups = [...Map.groupBy(suggestions, ({ kind }) => kind)]
  return (
    <div
      id={id}
      role="listbox"
      // A browser stops at what scrolls, although the arrows lead through it from the box.
      tabIndex={-1}
      aria-label={label}
      className={`${listPlace(isSheet)} ${isSheet ? '' : 'max-h-[min(26rem,60vh)] overflow-y-auto overscroll-contain'}`}
    >
      {groups.map(([kind, all]) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a listbox
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div id={`${id}-${kind}`} className="px-2.5 pt-2 pb-1 text-sm font-medium text-ink-soft">
            {kinds[kind]}
          </div>
          {all.map((suggestion) => {
            const index = suggestions.indexOf(suggestion)
            return (
              <a
                key={suggestion.href + suggestion.name}
                id={optionId(id, index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                href={suggestion.href}
                onClick={() => onChoose(suggestion)}
                // The box keeps the focus, so that the list stays until the link is followed.
                onMouseDown={(event) => event.preventDefault()}
                className="block min-h-11 rounded-small px-2.5 py-2 leading-snug hover:bg-accent-tint aria-selected:bg-accent-tint forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2 pointer-fine:min-h-9 pointer-fine:py-1.5"
              >
                <span className="block font-medium">{suggestion.name}</span>
                {suggestion.detail && (
                  <span className="block text-sm text-ink-soft">{suggestion.detail}</span>
                )}
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}
